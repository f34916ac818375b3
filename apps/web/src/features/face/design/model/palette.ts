import { contrastOf } from "./contrast.ts";

/** What must be kept between a colour and a ground: WCAG 2.2, 1.4.3 for text and 1.4.11 for controls. */
export const LEAST_CONTRAST = { text: 4.5, control: 3 } as const;

type Use = keyof typeof LEAST_CONTRAST;

export type Pair = { colour: string; ground: string; use: Use };

const GROUNDS = ["paper", "paper-deep", "surface"];

const on = (grounds: readonly string[], use: Use, colours: readonly string[]): Pair[] =>
  colours.flatMap((colour) => grounds.map((ground) => ({ colour, ground, use })));

/** Every colour on every ground it is used on. */
export const PAIRS: readonly Pair[] = [
  ...on(GROUNDS, "text", ["ink", "ink-muted", "primary", "primary-hover", "info", "danger"]),
  ...on(["secondary", "secondary-hover", "line"], "text", ["ink"]),
  ...on(["band"], "text", ["on-band", "on-band-muted"]),
  ...on(["primary", "primary-hover"], "text", ["on-primary"]),
  ...on(["danger", "danger-hover"], "text", ["on-danger"]),
  ...on(["accent-soft"], "text", ["on-accent-soft"]),
  ...on(["info-soft"], "text", ["info"]),
  ...on(["success-soft"], "text", ["success"]),
  ...on(["danger-soft"], "text", ["danger"]),
  ...on(["surface", "paper"], "control", ["line-strong"]),
  ...on(GROUNDS, "control", ["primary", "danger"]),
  ...on(["band"], "control", ["on-band"]),
];

const SELECTORS = { light: ":root", dark: '[data-theme="dark"]' } as const;

type Theme = keyof typeof SELECTORS;

/** The colours of a theme by name, as tokens.css writes them. */
function coloursOf(css: string, theme: Theme): ReadonlyMap<string, string> {
  const [block = ""] = `\n${css}`.split(`\n${SELECTORS[theme]} {`)[1]?.split("\n}") ?? [];
  const found = block.matchAll(/--([a-z-]+): (oklch\([^)]+\));/g);
  return new Map([...found].map(([, name = "", value = ""]) => [name, value]));
}

export function paletteOf(css: string) {
  return { light: coloursOf(css, "light"), dark: coloursOf(css, "dark") };
}

export type Palette = ReturnType<typeof paletteOf>;

export function ratioOf(palette: Palette, { colour, ground }: Pair, theme: Theme) {
  const colours = palette[theme];
  return contrastOf(colours.get(colour) ?? "", colours.get(ground) ?? "");
}
