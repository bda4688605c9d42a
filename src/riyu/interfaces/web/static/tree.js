// A game's tree: draws the nodes that the server sends, sends those that are chosen. It knows no rules of Go.
//
// One node at a time can have the focus; arrows move it along a line and between variations, Enter looks there.
const SVG = "http://www.w3.org/2000/svg";
const STEP = 30; // pixels between two columns, and two rows
const [COMMENTED, CUT, TORN] = [1, 2, 4];
const COLORS = { B: ["#26282b", "#fff"], W: ["#fbf8f1", "#1b1b1d"], "": ["#c9a15a", "#1b1b1d"] };

export default {
  template: `<div class="tree"></div>`,
  emits: ["ready", "choose", "reach"],
  mounted() {
    this.items = new Map();
    this.came = new Map(); // the child that was left last, by its parent
    this.first = this.columns = this.rows = this.at = this.now = 0;
    this.svg = make("svg", { role: "tree", "aria-label": "The tree of variations", "font-size": 10, "text-anchor": "middle" });
    this.ways = make("path", { class: "way" });
    this.ring = make("rect", { class: "now", width: 28, height: 28, rx: 7, visibility: "hidden" });
    this.svg.append(this.ways, this.ring);
    this.$el.append(this.svg);
    this.svg.addEventListener("click", (event) => this.choose(event));
    this.svg.addEventListener("keydown", (event) => this.key(event));
    this.svg.addEventListener("focusin", (event) => this.moveTo(Number(event.target.dataset.node), false));
    this.$emit("ready");
  },
  methods: {
    show(changes) {
      for (const id of changes.drop ?? []) this.drop(id);
      for (const [id, item] of Object.entries(changes.set ?? {})) this.draw(Number(id), item);
      if (changes.frame) [this.first, this.columns, this.rows] = changes.frame;
      if (changes.drop || changes.set || changes.frame) this.arrange();
      if ("now" in changes) this.now = changes.now;
      this.setNow("now" in changes);
      if (this.wish) {
        const wish = this.wish;
        this.wish = null;
        this.step(wish);
      }
      this.svg.dataset.shown = Number(this.svg.dataset.shown ?? 0) + 1;
    },
    draw(id, [column, row, above, color, text, number, nth, of, level, flags]) {
      const old = this.items.get(id)?.group;
      const group = old ?? make("g", { role: "treeitem", tabindex: "-1", "data-node": id });
      const [fill, ink] = COLORS[color];
      const stone = make("circle", { class: "stone", r: 12, fill });
      const words = make("text", { y: 3.5, fill: ink });
      words.textContent = text;
      group.replaceChildren(stone, words);
      if (flags & COMMENTED) group.append(make("circle", { cx: 9, cy: -9, r: 3, class: "note" }));
      const move = color ? `Move ${number}, ${color === "B" ? "Black" : "White"} ${text === "–" ? "pass" : text}` : "";
      const variation = of > 1 ? `, variation ${nth} of ${of}` : "";
      const label = `${move || (column ? "Set-up" : "Beginning")}${variation}${flags & COMMENTED ? ", commented" : ""}`;
      group.setAttribute("aria-label", label);
      group.setAttribute("aria-level", level);
      if (!old) this.svg.append(group);
      this.items.set(id, { id, column, row, above, flags, group });
    },
    drop(id) {
      this.items.get(id)?.group.remove();
      this.items.delete(id);
      this.came.delete(id);
    },
    place({ column, row }) {
      return [4 + STEP / 2 + (column - this.first) * STEP, 4 + STEP / 2 + row * STEP];
    },
    arrange() {
      const ways = [];
      for (const item of this.items.values()) {
        const [x, y] = this.place(item);
        item.group.setAttribute("transform", `translate(${x} ${y})`);
        const above = this.items.get(item.above);
        if (!above) continue;
        const [aboveX, aboveY] = this.place(above);
        const bend = y === aboveY ? "" : `V${y - STEP / 2}L${aboveX + STEP / 2} ${y}`;
        ways.push(`M${aboveX} ${aboveY}${bend}H${x}`);
      }
      this.ways.setAttribute("d", ways.join(""));
      const [width, height] = [(this.columns - this.first + 1) * STEP + 8, this.rows * STEP + 8];
      this.svg.setAttribute("width", width);
      this.svg.setAttribute("height", height);
      this.svg.setAttribute("viewBox", `0 0 ${width} ${height}`);
    },
    setNow(isNew) {
      const item = this.items.get(this.now);
      this.ring.setAttribute("visibility", item ? "visible" : "hidden");
      if (isNew) this.svg.querySelector("[aria-selected=true]")?.removeAttribute("aria-selected");
      if (!this.items.has(this.at) || (isNew && !this.svg.contains(document.activeElement)))
        this.moveTo(item ? this.now : this.items.keys().next().value, false);
      if (!item) return;
      const [x, y] = this.place(item);
      this.ring.setAttribute("x", x - 14);
      this.ring.setAttribute("y", y - 14);
      item.group.setAttribute("aria-selected", "true");
      if (isNew) item.group.scrollIntoView({ block: "nearest", inline: "nearest" });
    },
    moveTo(id, focus = true) {
      const item = this.items.get(id);
      if (!item) return;
      this.items.get(this.at)?.group.setAttribute("tabindex", "-1");
      this.at = id;
      item.group.setAttribute("tabindex", "0");
      if (item.above) this.came.set(item.above, id);
      if (focus) item.group.focus();
    },
    choose(event) {
      const node = event.target.closest("[data-node]");
      if (node) this.$emit("choose", Number(node.dataset.node));
    },
    key(event) {
      if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
      if (event.key === "Enter" || event.key === " ") this.$emit("choose", this.at);
      else if (/^(Arrow(Left|Right|Up|Down)|Home|End)$/.test(event.key)) {
        const reach = this.step(event.key);
        if (reach) {
          this.wish = event.key;
          this.$emit("reach", this.at);
        }
      } else return;
      event.preventDefault();
      event.stopPropagation();
    },
    // Move the focus by a key; true if what lies there is not drawn.
    step(key) {
      const item = this.items.get(this.at);
      if (!item) return false;
      const next = { ArrowLeft: this.before, ArrowRight: this.after, Home: this.begin, End: this.end }[key];
      const found = next ? next(item) : this.beside(item, key === "ArrowUp" ? -1 : 1);
      if (found) this.moveTo(found.id);
      return !found && Boolean((key === "ArrowRight" && item.flags & CUT) || (key === "ArrowLeft" && item.flags & TORN));
    },
    before(item) {
      return this.items.get(item.above);
    },
    after(item) {
      const came = this.items.get(this.came.get(item.id));
      if (came?.above === item.id) return came;
      return [...this.items.values()].find((one) => one.above === item.id);
    },
    begin(item) {
      while (this.before(item)) item = this.before(item);
      return item;
    },
    end(item) {
      for (let next = item; next; next = this.after(next)) item = next;
      return item;
    },
    beside(item, step) {
      const column = [...this.items.values()].filter((one) => one.column === item.column && (one.row - item.row) * step > 0);
      return column.sort((a, b) => (a.row - b.row) * step)[0];
    },
  },
};

function make(name, props) {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(props)) element.setAttribute(key, value);
  return element;
}
