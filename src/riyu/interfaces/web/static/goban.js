// The board element: draws what the server sends, sends clicks, hovers and keys. It knows no rules of Go.
//
// Three drawings that lie on each other (ground, stones, marks) are put in whole when the size or the look changes; after
// that only stones, marks and words that changed come.
const SVG = "http://www.w3.org/2000/svg";
const quiet = matchMedia("(prefers-reduced-motion: reduce)");
const dark = matchMedia("(prefers-color-scheme: dark)");

// Points of a board are smaller than a finger below so many pixels; a loupe shows them so many times larger.
const FINGER = 36;
const LARGER = 2.2;

export default {
  template: `<div class="goban"></div>`,
  props: { keys: Array },
  emits: ["ready", "point", "hover", "key", "dark"],
  mounted() {
    this.cells = new Map();
    this.pieces = new Map();
    this.stones = new Map();
    this.cursor = "";
    this.hovered = "";
    this.sounding = localStorage.getItem("riyu-sound") !== "off";
    this.onDark = () => this.$emit("dark", isDark());
    this.onKey = (event) => this.key(event);
    dark.addEventListener("change", this.onDark);
    window.addEventListener("riyu-look", this.onDark);
    window.addEventListener("keydown", this.onKey);
    const el = this.$el;
    // The mouse leaves the keys to the page: only Tab puts the cursor on the board.
    el.addEventListener("mousedown", (event) => {
      event.preventDefault();
      document.activeElement?.blur();
    });
    el.addEventListener("click", (event) => this.click(event));
    el.addEventListener("pointermove", (event) => event.pointerType !== "touch" && this.hover(cellOf(event)));
    el.addEventListener("pointerleave", () => this.hover(null));
    el.addEventListener("pointerdown", (event) => this.press(event));
    el.addEventListener("pointermove", (event) => this.slide(event));
    el.addEventListener("pointerup", (event) => this.lift(event));
    el.addEventListener("pointercancel", () => this.closeLoupe());
    el.addEventListener("focusin", (event) => this.moveTo(cellOf(event)?.dataset.point ?? "", false));
    el.addEventListener("focusout", () => this.showCursor(false));
    el.addEventListener("keydown", (event) => this.gridKey(event));
    this.$nextTick(() => window.riyu.showSound(this.sounding));
    this.$emit("ready", isDark());
  },
  unmounted() {
    dark.removeEventListener("change", this.onDark);
    window.removeEventListener("riyu-look", this.onDark);
    window.removeEventListener("keydown", this.onKey);
    this.closeLoupe();
  },
  methods: {
    // What the server calls. -----------------------------------------------------------------------------------------
    show(changes) {
      if (changes.board) this.setBoard(changes.board);
      if (!this.svg) return;
      if (changes.stones) this.setStones(changes.stones);
      if (changes.labels) this.setLabels(changes.labels);
      if (changes.order) this.order = changes.order;
      Object.assign(this.looks, changes.looks);
      for (const [plane, layer, pieces] of changes.layers ?? []) this.setPieces(plane, layer, pieces);
      if (changes.opacity) this.opacity = changes.opacity;
      if (changes.order || changes.opacity || this.isUnsorted) this.arrange();
      if ("last" in changes) this.last = changes.last;
      if ("last" in changes || changes.layers || changes.stones) this.setLast();
      if ("ghost" in changes) this.ghost = changes.ghost;
      this.setGhost();
      this.svg.dataset.shown = Number(this.svg.dataset.shown ?? 0) + 1;
    },
    sound(kind) {
      if (this.sounding) play(kind);
    },
    switchSound(on) {
      this.sounding = on;
      localStorage.setItem("riyu-sound", on ? "on" : "off");
      window.riyu.showSound(on);
      if (on) play("stone");
    },
    light(points) {
      this.svg?.querySelectorAll(".lit").forEach((cell) => cell.classList.remove("lit"));
      for (const point of points) this.cells.get(point)?.classList.add("lit");
    },
    // Drawing. -------------------------------------------------------------------------------------------------------
    setBoard(text) {
      this.$el.innerHTML = text;
      this.svg = this.$el.querySelector(".stones");
      this.marks = this.$el.querySelector(".marks");
      this.cells = new Map([...this.svg.querySelectorAll("[data-point]")].map((cell) => [cell.dataset.point, cell]));
      this.pieces.clear();
      this.looks = {};
      this.stones.clear();
      this.order = [];
      this.opacity = {};
      this.isUnsorted = false;
      this.last = this.ghost = "";
      const size = Number(this.svg.dataset.size);
      const middle = [...this.cells.keys()][Math.floor(size / 2) * (size + 1)];
      this.cursor = this.cells.has(this.cursor) ? this.cursor : middle;
      this.cells.get(this.cursor).setAttribute("tabindex", "0");
    },
    setStones(stones) {
      const prefix = this.svg.dataset.prefix;
      const many = Object.keys(stones).length > 12;
      for (const [point, kind] of Object.entries(stones)) {
        const cell = this.cells.get(point);
        if (kind) this.stones.set(point, kind);
        else this.stones.delete(point);
        cell.setAttribute("class", { b: "black", w: "white" }[kind[0]] ?? "");
        const use = cell.firstElementChild;
        use.setAttribute("href", `#${prefix}${kind || "e"}`);
        if (kind && !many && !quiet.matches)
          use.animate([{ opacity: 0.3, translate: "0 -2px" }, { opacity: 1, translate: "0 0" }], 110);
      }
      const dots = [...this.stones.keys()].map((point) => {
        const [x, y] = this.place(point);
        return `M${x + 1.6} ${y + 2.6}h0`;
      });
      this.svg.querySelector(".shadows").setAttribute("d", dots.join(""));
    },
    setLabels(labels) {
      for (const [words, points] of Object.entries(labels))
        for (const point of points.split(" "))
          this.cells.get(point).setAttribute("aria-label", `${point} ${words}`);
    },
    setPieces(plane, layer, pieces) {
      const name = `${plane}/${layer}`;
      if (!this.pieces.has(name)) {
        const group = document.createElementNS(SVG, "g");
        group.dataset.layer = layer;
        group.setAttribute("class", "layer");
        this.isUnsorted = true;
        this.pieces.set(name, { group, plane, layer, drawn: new Map() });
      }
      const { group, drawn } = this.pieces.get(name);
      for (const [key, look] of Object.entries(pieces)) {
        drawn.get(key)?.remove();
        drawn.delete(key);
        if (look < 0) continue;
        const piece = document.createElementNS(SVG, "g");
        piece.setAttribute("transform", `translate(${this.place(key.split(/[-.]/)[0])})`);
        piece.innerHTML = this.looks[look];
        group.append(piece);
        drawn.set(key, piece);
      }
      if (!drawn.size) {
        group.remove();
        this.pieces.delete(name);
      }
    },
    // Put the layers' groups in order, the first the lowest. Moving a group has all of it laid out again: only if needed.
    arrange() {
      this.isUnsorted = false;
      const sorted = [...this.pieces.values()].sort(
        (a, b) => this.order.indexOf(a.layer) - this.order.indexOf(b.layer),
      );
      for (const { group, plane, layer } of sorted) {
        this.marks.querySelector(`[data-plane="${plane}"]`).append(group);
        group.style.opacity = this.opacity[layer] ?? 1;
        group.dataset.form = this.order.indexOf(layer) % 2 ? "round" : "";
      }
    },
    setLast() {
      const ring = this.marks.querySelector(".last");
      const stone = this.stones.get(this.last);
      ring.setAttribute("visibility", stone ? "visible" : "hidden");
      if (!stone) return;
      const [x, y] = this.place(this.last);
      const at = (key) => key.split(/[-.]/).includes(this.last);
      const crowded = [...this.pieces.values()].some(({ drawn }) => [...drawn.keys()].some(at));
      const on = stone[0] === "b" ? "black" : "white";
      ring.setAttribute("cx", x);
      ring.setAttribute("cy", y);
      ring.setAttribute("r", crowded ? this.svg.dataset.radius - 2.1 : this.svg.dataset.unit * 0.235);
      ring.setAttribute("stroke", ring.getAttribute(`data-${crowded ? "rim" : "on"}-${on}`));
    },
    setGhost() {
      const ghost = this.marks.querySelector(".ghost");
      const free = this.ghost && this.hovered && !this.stones.has(this.hovered);
      ghost.setAttribute("visibility", free ? "visible" : "hidden");
      if (!free) return;
      const [x, y] = this.place(this.hovered);
      ghost.setAttribute("href", `#${this.svg.dataset.prefix}${this.ghost === "b" ? "b" : "w0"}`);
      ghost.setAttribute("x", x);
      ghost.setAttribute("y", y);
    },
    place(point) {
      const { x, y } = this.cells.get(point).dataset;
      return [Number(x), Number(y)];
    },
    // Hand and keys. ---------------------------------------------------------------------------------------------------
    click(event) {
      const cell = cellOf(event);
      if (!cell) return;
      this.moveTo(cell.dataset.point, false);
      this.showCursor(false);
      if (event.pointerType === "touch" && this.looksFirst(cell)) return;
      this.$emit("point", { point: cell.dataset.point, shift: event.shiftKey });
    },
    // A finger hides the point it is on: the first tap shows the stone and what is said there, a second one chooses it.
    looksFirst(cell) {
      const point = cell.dataset.point;
      const again = point === this.tapped;
      this.tapped = again ? "" : point;
      this.hover(cell);
      return Boolean(this.ghost) && !again;
    },
    // A loupe above the finger, where a board's points are smaller than a finger. Sliding chooses another point; what is
    // let go of is looked at as by a first tap.
    press(event) {
      if (event.pointerType !== "touch" || !event.isPrimary) return this.closeLoupe();
      const cell = cellOf(event);
      const size = Number(this.svg?.dataset.size);
      if (!cell || this.$el.clientWidth / size >= FINGER) return;
      this.closeLoupe();
      // The finger belongs to the point it came down on until it is let go of: then it slides freely.
      event.target.releasePointerCapture?.(event.pointerId);
      const loupe = document.createElement("div");
      loupe.className = "loupe";
      loupe.setAttribute("aria-hidden", "true");
      loupe.innerHTML = '<div class="lens"></div><div class="aim"></div><b></b>';
      const lens = loupe.firstElementChild;
      lens.className = "lens goban";
      for (const drawing of this.$el.children) {
        const copy = drawing.cloneNode(true);
        copy.removeAttribute("id");
        copy.querySelectorAll("[id]").forEach((one) => one.removeAttribute("id"));
        copy.querySelectorAll("[tabindex], [data-point]").forEach((one) => {
          one.removeAttribute("tabindex");
          one.removeAttribute("data-point");
        });
        lens.append(copy);
      }
      document.body.append(loupe);
      this.loupe = { loupe, lens, from: cell.dataset.point, at: "" };
      this.aim(event, cell);
    },
    slide(event) {
      if (!this.loupe || event.pointerType !== "touch") return;
      const under = document.elementFromPoint(event.clientX, event.clientY)?.closest?.("[data-point]");
      if (under && this.$el.contains(under)) this.aim(event, under);
    },
    aim(event, cell) {
      const { loupe, lens } = this.loupe;
      const [board, target] = [this.$el.getBoundingClientRect(), cell.getBoundingClientRect()];
      const radius = loupe.offsetWidth / 2;
      const x = target.left + target.width / 2 - board.left;
      const y = target.top + target.height / 2 - board.top;
      lens.style.width = lens.style.height = `${board.width}px`;
      lens.style.transform = `translate(${radius - LARGER * x}px, ${radius - LARGER * y}px) scale(${LARGER})`;
      const above = event.clientY - 2 * radius - 36;
      const aside = event.clientX > innerWidth / 2 ? -2 * radius - 36 : 36;
      loupe.style.left = `${Math.max(4, Math.min(innerWidth - 2 * radius - 4, event.clientX + (above < 4 ? aside : -radius)))}px`;
      loupe.style.top = `${Math.max(4, above)}px`;
      this.loupe.at = loupe.lastElementChild.textContent = cell.dataset.point;
    },
    lift(event) {
      const chosen = this.loupe;
      this.closeLoupe();
      if (!chosen || event.pointerType !== "touch" || chosen.at === chosen.from) return; // a tap: a click comes
      setTimeout(() => {
        // Once the finger has left the board, which ends all hovering.
        const cell = this.cells.get(chosen.at);
        if (!cell) return;
        this.tapped = "";
        this.moveTo(chosen.at, false);
        this.showCursor(false);
        if (!this.looksFirst(cell)) this.$emit("point", { point: chosen.at, shift: false });
      });
    },
    closeLoupe() {
      this.loupe?.loupe.remove();
      this.loupe = null;
    },
    hover(cell) {
      const point = cell?.dataset.point ?? "";
      if (point === this.hovered || !this.svg) return;
      this.hovered = point;
      this.setGhost();
      clearTimeout(this.resting);
      this.resting = setTimeout(() => this.$emit("hover", point), point ? 90 : 0);
    },
    moveTo(point, focus = true) {
      const cell = this.cells.get(point);
      if (!cell) return;
      this.cells.get(this.cursor)?.setAttribute("tabindex", "-1");
      this.cursor = point;
      cell.setAttribute("tabindex", "0");
      if (focus) cell.focus({ preventScroll: true });
      this.showCursor(cell.matches(":focus-visible"));
      if (focus) this.$emit("hover", point);
    },
    showCursor(on) {
      const box = this.marks?.querySelector(".cursor");
      if (!box) return;
      box.setAttribute("visibility", on ? "visible" : "hidden");
      if (!on) return;
      const [x, y] = this.place(this.cursor);
      const half = this.svg.dataset.unit / 2 - 1.5;
      box.setAttribute("x", x - half);
      box.setAttribute("y", y - half);
    },
    gridKey(event) {
      const steps = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
      const size = Number(this.svg.dataset.size);
      const all = [...this.cells.keys()];
      const at = all.indexOf(this.cursor);
      let [column, row] = [at % size, Math.floor(at / size)];
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (steps[event.key]) {
        const far = event.shiftKey ? size : 1;
        column += steps[event.key][0] * far;
        row += steps[event.key][1] * far;
      } else if (event.key === "Home") column = 0;
      else if (event.key === "End") column = size - 1;
      else if (event.key === "PageUp") row = 0;
      else if (event.key === "PageDown") row = size - 1;
      else if (event.key === "Enter") {
        this.$emit("point", { point: this.cursor, shift: event.shiftKey });
        event.preventDefault();
        event.stopPropagation();
        return;
      } else return;
      const inside = (n) => Math.max(0, Math.min(size - 1, n));
      this.moveTo(all[inside(row) * size + inside(column)]);
      event.preventDefault();
      event.stopPropagation();
    },
    key(event) {
      if (event.defaultPrevented || event.altKey || document.querySelector("dialog[open]")) return;
      const on = event.target;
      if (on.closest?.("input:not([type=range]):not([type=checkbox]), textarea, select, [contenteditable=true]")) return;
      const presses = ["Enter", " ", "Spacebar"].includes(event.key);
      if (presses && on.closest?.("button, a, summary, input, [role=tab], [role=treeitem]")) return;
      if (/^(Arrow|Home|End)/.test(event.key) && on.closest?.("[role=tablist], [role=tree], input")) return;
      const letter = event.key === " " ? "Space" : event.key.length === 1 ? event.key.toUpperCase() : event.key;
      const held = (event.ctrlKey || event.metaKey ? "Ctrl+" : "") + (event.shiftKey && letter !== "?" ? "Shift+" : "");
      const name = held + letter;
      if (!this.keys?.includes(name)) return;
      if (name === "Ctrl+C" && String(getSelection())) return;
      event.preventDefault();
      this.$emit("key", name);
    },
  },
};

function cellOf(event) {
  return event.target.closest?.("[data-point]");
}

function isDark() {
  const chosen = document.documentElement.dataset.look;
  return chosen ? chosen === "dark" : dark.matches;
}

// A stone set down on wood: a click of noise, then the board's short hum. Made here: no sound file is needed. Silent until
// the page was first touched: browsers hold sounds back until then, and would let them all out at once.
let audio = null;
function play(kind) {
  if (navigator.userActivation?.hasBeenActive === false) return;
  try {
    audio ??= new AudioContext();
  } catch {
    return; // no sound on this machine
  }
  if (audio.state === "suspended") audio.resume();
  const hits = { stone: [0], capture: [0, 0.07, 0.12], pass: [] }[kind] ?? [];
  for (const late of hits) hit(audio.currentTime + late, late ? 0.35 : 1);
  if (kind === "pass") hum(audio.currentTime, 392, 0.12, 0.16);
}

function hit(at, loud) {
  const length = Math.floor(audio.sampleRate * 0.03);
  const noise = audio.createBuffer(1, length, audio.sampleRate);
  const samples = noise.getChannelData(0);
  for (let k = 0; k < length; k++) samples[k] = (Math.random() * 2 - 1) * Math.exp((-7 * k) / length);
  const source = new AudioBufferSourceNode(audio, { buffer: noise });
  const tone = new BiquadFilterNode(audio, { type: "bandpass", frequency: 2300 + 500 * Math.random(), Q: 1.1 });
  source.connect(tone).connect(new GainNode(audio, { gain: 0.55 * loud })).connect(audio.destination);
  source.start(at);
  hum(at, 310 + 30 * Math.random(), 0.22 * loud, 0.07);
}

function hum(at, pitch, loud, long) {
  const gain = new GainNode(audio, { gain: 0 });
  gain.gain.setValueAtTime(loud, at);
  gain.gain.exponentialRampToValueAtTime(0.0005, at + long);
  const wave = new OscillatorNode(audio, { type: "sine", frequency: pitch });
  wave.connect(gain).connect(audio.destination);
  wave.start(at);
  wave.stop(at + long);
}
