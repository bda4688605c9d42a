// What the page does without the server: opening and copying games, light and dark, sounds, clocks that tick.
(() => {
  const MOST = 4 * 1024 * 1024; // bytes; the server's limit (guard.py)
  const SHARP = 2;
  const root = document.documentElement;
  const chosen = localStorage.getItem("riyu-look");
  if (chosen) root.dataset.look = chosen;

  const goban = () => {
    const element = document.querySelector(".goban");
    return element && getElement(Number(element.id.slice(1)));
  };

  const waiting = new WeakMap(); // timers of fields that are typed in

  const complain = (sentence) => {
    const place = document.querySelector(".below .problem");
    if (place) place.textContent = sentence;
  };

  async function open(body, name) {
    if (body.size > MOST) {
      complain(`${name || "That"} is larger than 4 MiB: no game file is.`);
      return;
    }
    try {
      const answer = await fetch("/open", {
        method: "POST",
        body,
        headers: { "X-Name": encodeURIComponent(name.slice(0, 200)) },
      });
      const said = await answer.text();
      if (answer.ok) location.assign(said + location.search.replace(/([?&])at=[^&]*&?/, "$1"));
      else complain(said);
    } catch (error) {
      complain(`That could not be opened: ${error.message}`);
    }
  }

  function download(address, name) {
    const link = document.createElement("a");
    link.href = address;
    link.download = name;
    link.click();
  }

  // A drawing as PNG, SHARP points of color for each of its own.
  async function pointsOf(text) {
    const drawing = new Image();
    const url = URL.createObjectURL(new Blob([text], { type: "image/svg+xml" }));
    drawing.src = url;
    try {
      await drawing.decode();
      const canvas = document.createElement("canvas");
      canvas.width = SHARP * drawing.naturalWidth;
      canvas.height = SHARP * drawing.naturalHeight;
      canvas.getContext("2d").drawImage(drawing, 0, 0, canvas.width, canvas.height);
      return await new Promise((done, fail) => canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error())), "image/png"));
    } finally {
      URL.revokeObjectURL(url);
    }
  }

  window.riyu = {
    pointInText(which, line, column) {
      const text = document.querySelector(which);
      if (!text || line < 1) return;
      const lines = text.value.split("\n");
      const start = lines.slice(0, line - 1).reduce((sum, one) => sum + one.length + 1, 0) + Math.max(0, column - 1);
      text.focus();
      text.setSelectionRange(start, start + (column > 0 ? 1 : lines[line - 1]?.length ?? 0));
    },
    // What is typed is sent a third of a second after the first key. Leaving the field sends it at once and drops what waits.
    typed(field, emit) {
      if (waiting.has(field)) return;
      const send = () => {
        waiting.delete(field);
        emit([field.value, field.selectionStart]);
      };
      waiting.set(field, setTimeout(send, 333));
    },
    left(field, emit) {
      clearTimeout(waiting.get(field));
      waiting.delete(field);
      emit([field.value, field.selectionStart]);
    },
    complete(which, start, end, word) {
      const text = document.querySelector(which);
      if (!text) return;
      text.focus();
      text.setRangeText(word, start, end, "end");
      text.dispatchEvent(new Event("input", { bubbles: true }));
    },
    choose() {
      const chooser = document.createElement("input");
      chooser.type = "file";
      chooser.accept = ".sgf,.ngf,.gib,.gz,application/x-go-sgf";
      chooser.onchange = () => chooser.files[0] && open(chooser.files[0], chooser.files[0].name);
      chooser.click();
    },
    async picture(event, kind) {
      event.target.closest("dialog").close();
      const address = `${location.pathname}.svg${location.search}`;
      if (kind === "svg") return download(address, "");
      const answer = await fetch(address);
      const name = /filename="(.*)\.svg"/.exec(answer.headers.get("Content-Disposition"))?.[1] ?? "game";
      try {
        const points = await pointsOf(await answer.text());
        const url = URL.createObjectURL(points);
        download(url, `${name}.png`);
        setTimeout(() => URL.revokeObjectURL(url), 10_000);
      } catch {
        complain("This browser can't draw the picture: save it as SVG.");
      }
    },
    async copy() {
      const answer = await fetch(document.querySelector("a[download]").href);
      try {
        await navigator.clipboard.writeText(await answer.text());
        complain("");
        announce("The game is copied as SGF.");
      } catch {
        complain("This browser does not let the page copy: use Save.");
      }
    },
    async paste() {
      try {
        const text = await navigator.clipboard.readText();
        if (text.trim()) return open(new Blob([text]), "pasted");
      } catch {
        // Not allowed here: the dialog takes it.
      }
      document.getElementById("paste")?.showModal();
    },
    openPasted(event) {
      const dialog = event.target.closest("dialog");
      dialog.close();
      open(new Blob([dialog.querySelector("textarea").value]), "pasted");
    },
    sound() {
      const board = goban();
      board?.switchSound(!board.sounding);
    },
    showSound(isOn) {
      const button = document.querySelector("button.sound");
      button?.classList.toggle("off", !isOn);
      button?.setAttribute("aria-pressed", String(isOn));
    },
    look() {
      const isDark = root.dataset.look
        ? root.dataset.look === "dark"
        : matchMedia("(prefers-color-scheme: dark)").matches;
      root.dataset.look = isDark ? "light" : "dark";
      localStorage.setItem("riyu-look", root.dataset.look);
      dispatchEvent(new Event("riyu-look"));
    },
    // On a phone: the bar's buttons unfold, and the sheet of panels slides up or down while the board keeps in sight.
    more(event) {
      toggle(event.currentTarget, "unfolded");
    },
    slide(event) {
      toggle(event.currentTarget, "raised");
    },
    // In a decision's picture: all that leads to the box pointed at, and what that leads to; gives its number.
    follow(event) {
      const svg = event.target.closest("svg");
      const at = event.target.closest("[data-item]");
      if (!svg) return "";
      svg.querySelectorAll(".on").forEach((one) => one.classList.remove("on"));
      if (!at) return "";
      const lines = [...svg.querySelectorAll(".leads")];
      for (const [from, to] of [["from", "to"], ["to", "from"]]) {
        const todo = [at.dataset.item];
        const seen = new Set(todo);
        while (todo.length) {
          const item = todo.pop();
          for (const line of lines.filter((one) => one.dataset[from] === item)) {
            line.classList.add("on");
            if (seen.has(line.dataset[to])) continue;
            seen.add(line.dataset[to]);
            todo.push(line.dataset[to]);
          }
        }
        for (const item of seen) svg.querySelector(`[data-item="${item}"]`)?.classList.add("on");
      }
      return at.dataset.item;
    },
    // The tour: ring what it speaks of, and put its card beside that, where there is most room.
    spot(which) {
      document.querySelectorAll(".spotted").forEach((one) => one.classList.remove("spotted"));
      if (!which) return;
      const put = (frames) => {
        const at = document.querySelector(which);
        const card = document.querySelector(".tour");
        if (!at?.offsetParent || !card.getClientRects().length) return frames && requestAnimationFrame(() => put(frames - 1));
        at.scrollIntoView({ block: "nearest" });
        at.classList.add("spotted");
        const [spot, own] = [at.getBoundingClientRect(), card.getBoundingClientRect()];
        const room = { right: innerWidth - spot.right, left: spot.left, below: innerHeight - spot.bottom, above: spot.top };
        const gap = 12;
        let [x, y] = [spot.left, spot.bottom + gap];
        if (room.right > own.width + 2 * gap) [x, y] = [spot.right + gap, spot.top];
        else if (room.below > own.height + 2 * gap) [x, y] = [spot.right - own.width, spot.bottom + gap];
        else if (room.above > own.height + 2 * gap) [x, y] = [spot.left, spot.top - own.height - gap];
        else if (room.left > own.width + 2 * gap) [x, y] = [spot.left - own.width - gap, spot.top];
        card.style.left = `${Math.max(gap, Math.min(x, innerWidth - own.width - gap))}px`;
        card.style.top = `${Math.max(gap, Math.min(y, innerHeight - own.height - gap))}px`;
      };
      put(60);
    },
    // Give an element the focus once it shows.
    focus(id, frames = 60) {
      const element = document.getElementById(id);
      if (element?.offsetParent) element.focus();
      else if (frames) requestAnimationFrame(() => window.riyu.focus(id, frames - 1));
    },
    tabKey(event) {
      const tabs = [...event.currentTarget.querySelectorAll("[role=tab]")].filter((tab) => tab.offsetParent);
      const at = tabs.indexOf(document.activeElement);
      const steps = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: tabs.length - 1 };
      if (at < 0 || !(event.key in steps)) return;
      const tab = tabs[(steps[event.key] + tabs.length) % tabs.length];
      tab.focus();
      tab.click();
      event.preventDefault();
    },
  };

  function toggle(button, name) {
    const on = root.classList.toggle(name);
    button.setAttribute("aria-expanded", String(on));
  }

  // The sheet follows a finger on its grip: up for more room, down for less.
  let pulled = null;
  addEventListener("pointerdown", (event) => {
    const grip = event.target.closest?.(".grip");
    pulled = grip ? { grip, from: event.clientY } : null;
  });
  addEventListener("pointerup", (event) => {
    const by = pulled ? pulled.from - event.clientY : 0;
    if (Math.abs(by) > 24 && by > 0 !== root.classList.contains("raised")) toggle(pulled.grip, "raised");
    pulled = null;
  });
  addEventListener("click", (event) => {
    if (!root.classList.contains("unfolded") || event.target.closest?.(".more")) return;
    const more = document.querySelector(".more");
    if (more) toggle(more, "unfolded");
  });

  function announce(sentence) {
    const place = document.querySelector(".unseen[aria-live]");
    if (place) place.textContent = sentence;
  }

  // A button pressed with the mouse gives the keys back to the page: Space and arrows go on meaning what they mean there.
  addEventListener("pointerup", (event) => {
    const pressed = event.target.closest?.("button, .switch input");
    if (pressed && event.pointerType === "mouse") setTimeout(() => pressed.blur());
  });

  // A game dropped anywhere on the page, or pasted into no field, is opened.
  addEventListener("dragover", (event) => {
    event.preventDefault();
    root.classList.add("dropping");
  });
  addEventListener("dragleave", (event) => event.relatedTarget || root.classList.remove("dropping"));
  addEventListener("drop", (event) => {
    event.preventDefault();
    root.classList.remove("dropping");
    const file = event.dataTransfer.files[0];
    const text = event.dataTransfer.getData("text/plain");
    if (file) open(file, file.name);
    else if (text) open(new Blob([text]), "dropped");
  });
  addEventListener("paste", (event) => {
    if (event.target.closest?.("input, textarea, [contenteditable=true]")) return;
    const file = event.clipboardData.files[0];
    const text = event.clipboardData.getData("text/plain");
    if (file) open(file, file.name);
    else if (text.trim()) open(new Blob([text]), "pasted");
  });

  // The address comes with the number of the move: who loads the page anew at once meets the position that was seen.
  let address = "";
  new MutationObserver(() => {
    const told = document.querySelector(".number[data-address]")?.dataset.address ?? address;
    if (told === address) return;
    address = told;
    history.replaceState(null, "", told);
  }).observe(document, { subtree: true, childList: true, attributeFilter: ["data-address"] });

  // Clocks: the server says what is left and since when it runs; the seconds between are counted here.
  const since = new WeakMap();
  setInterval(() => {
    for (const clock of document.querySelectorAll(".clock[data-left]")) {
      const [runs, ...numbers] = clock.dataset.left.split(" ");
      if (since.get(clock)?.data !== clock.dataset.left)
        since.set(clock, { data: clock.dataset.left, at: performance.now() });
      if (runs !== "yes") continue;
      let [main, periods, period, whole] = numbers.map(Number);
      const gone = (performance.now() - since.get(clock).at) / 1000;
      main -= gone;
      if (main <= 0 && periods > 0) {
        period += Math.min(main, 0);
        while (period <= 0 && periods > 0) {
          periods -= 1;
          period += whole;
        }
      }
      const seconds = Math.ceil(Math.max(0, main > 0 ? main : periods > 0 ? period : 0));
      const text = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
      const shown = main <= 0 && periods > 0 ? `${text} (${periods})` : text;
      if (clock.textContent !== shown) clock.textContent = shown;
      clock.classList.toggle("short", main <= 0 || seconds < 20);
    }
  }, 200);
})();
