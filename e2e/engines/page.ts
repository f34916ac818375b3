import { type Tab, until } from "./driver.ts";

/** A thing on the page as a person would name it: what it is, and what it is called or says. */
export type Thing = {
  is: keyof typeof SELECTORS;
  /** Its whole name, or a part of it. */
  named?: string;
  part?: string;
  inside?: Thing;
  last?: boolean;
};

const SELECTORS = {
  link: "a[href]",
  button: "button, [role=button]",
  heading: "h1, h2, h3",
  title: "h1",
  field: "input, textarea, [role=combobox]",
  choice: "input[type=radio], input[type=checkbox], [role=radio], [role=checkbox]",
  dialog: "[role=dialog], [role=alertdialog]",
  group: "fieldset, [role=group]",
  region: "section, [role=region]",
  option: "[role=option], [role=menuitem]",
  text: "p, span, li, td, dd, h1, h2, h3, div, label",
} as const;

type Sought = { selector: string; thing: Thing; within?: Sought | undefined };

function soughtBy(thing: Thing): Sought {
  return {
    selector: SELECTORS[thing.is],
    thing,
    ...(thing.inside && { within: soughtBy(thing.inside) }),
  };
}

type Place = { x: number; y: number };

/** Runs in the page: stands on nothing from outside itself. */
function find(sought: Sought): HTMLElement | null {
  const plain = (text: string | null | undefined) =>
    (text ?? "")
      .replaceAll(/[\u2066-\u2069\u200e\u200f]/g, "")
      .replaceAll(/\s+/g, " ")
      .trim();
  const nameOf = (element: HTMLElement) => {
    const labelled = element.getAttribute("aria-labelledby")?.split(/\s+/) ?? [];
    const texts = labelled.map((id) => document.getElementById(id)?.textContent ?? "");
    if (texts.length > 0) return plain(texts.join(" "));
    const label = element.getAttribute("aria-label");
    if (label) return plain(label);
    const { labels } = element as HTMLInputElement;
    if (labels?.length) return plain([...labels].map((one) => one.textContent).join(" "));
    return plain(element.textContent);
  };
  const search = ({ selector, thing, within }: Sought): HTMLElement[] => {
    const scopes = within ? search(within) : [document.body];
    const all = scopes.flatMap((scope) => [...scope.querySelectorAll<HTMLElement>(selector)]);
    return all.filter((element) => {
      const isShown = element.getClientRects().length > 0;
      if (!isShown || element.closest("[aria-hidden=true]")) return false;
      const name = nameOf(element);
      return (
        (thing.named === undefined || name === plain(thing.named)) &&
        (thing.part === undefined || name.includes(plain(thing.part)))
      );
    });
  };
  const found = search(sought);
  return found.at(sought.thing.last ? -1 : 0) ?? null;
}

/** Runs in the page: where a finger would touch the element, once nothing lies over it. */
function placeOf(found: HTMLElement | null): Place | null {
  if (!found || (found as HTMLButtonElement).disabled) return null;
  const isSmall = found.offsetWidth < 8 && found instanceof HTMLInputElement;
  const target = isSmall ? (found.labels?.[0] ?? found) : found;
  target.scrollIntoView({ block: "center", behavior: "instant" });
  const box = target.getBoundingClientRect();
  const place = {
    x: Math.round(box.x + box.width / 2),
    y: Math.round(box.y + Math.min(box.height / 2, 40)),
  };
  const top = document.elementFromPoint(place.x, place.y);
  return top && (target.contains(top) || top.contains(target)) ? place : null;
}

const FIND = String(find);
const TOUCH = `(sought) => (${String(placeOf)})((${FIND})(sought))`;
const FOCUS = `(sought) => { const found = (${FIND})(sought); found?.focus(); found?.select?.(); return found !== null && document.activeElement === found; }`;
const VALUE = `(sought) => (${FIND})(sought)?.value`;
const READ = `(sought) => (${FIND})(sought)?.textContent`;

const CHOOSE = `(sought, name, base64) => {
  const field = (${FIND})(sought);
  if (!field) return false;
  const transfer = new DataTransfer();
  transfer.items.add(new File([Uint8Array.from(atob(base64), (c) => c.charCodeAt(0))], name));
  field.files = transfer.files;
  field.dispatchEvent(new Event("change", { bubbles: true }));
  return true;
}`;

const nameIn = (thing: Thing): string =>
  `${thing.is} “${thing.named ?? thing.part ?? ""}”${thing.inside ? ` in ${nameIn(thing.inside)}` : ""}`;

const keys = (text: string) => ({
  type: "key",
  id: "keys",
  actions: Array.from(text).flatMap((value) => [
    { type: "keyDown", value },
    { type: "keyUp", value },
  ]),
});

const touch = ({ x, y }: Place) => ({
  type: "pointer",
  id: "finger",
  parameters: { pointerType: "mouse" },
  actions: [
    { type: "pointerMove", x, y, duration: 0 },
    { type: "pointerDown", button: 0 },
    { type: "pointerUp", button: 0 },
  ],
});

/** What a journey does with a page: everything waits until it can be done. */
export function pageIn(tab: Tab, origin: string) {
  const read = (thing: Thing) =>
    until(nameIn(thing), () => tab.call<string | null>(READ, soughtBy(thing)));
  return {
    goto: (path: string) => tab.goto(`${origin}${path}`),
    read,
    async sees(thing: Thing) {
      await read(thing);
    },
    async press(thing: Thing) {
      let before: Place | null = null;
      // Once it stands still: what is loaded above it pushes it away.
      const place = await until(nameIn(thing), async () => {
        const now = await tab.call<Place | null>(TOUCH, soughtBy(thing));
        const isStill = now?.x === before?.x && now?.y === before?.y;
        before = now;
        return isStill && now;
      });
      await tab.act(touch(place));
    },
    /** Keys, one by one: what was set by script is not always taken for typed. */
    async write(thing: Thing, text: string) {
      await until(nameIn(thing), () => tab.call<boolean>(FOCUS, soughtBy(thing)));
      await tab.act(keys(text));
      await until(`${text} in ${nameIn(thing)}`, async () => {
        return (await tab.call<string>(VALUE, soughtBy(thing))) === text;
      });
    },
    /** As if it had been chosen in the window of the system, which no engine opens for a script. */
    async choose(thing: Thing, name: string, bytes: Buffer) {
      const [sought, base64] = [soughtBy(thing), bytes.toString("base64")];
      await until(nameIn(thing), () => tab.call<boolean>(CHOOSE, sought, name, base64));
    },
    async isAt(path: string) {
      await until(`the address ${path}`, () =>
        tab.call<boolean>("(path) => location.pathname === path", path),
      );
    },
    call: tab.call,
  };
}

export type EnginePage = ReturnType<typeof pageIn>;
