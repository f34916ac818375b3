import type { Language } from "@riwaq/contracts/languages";

/** The palette of the site: a mail program that knows a dark theme finds the dark one under the same names. */
export const LIGHT = {
  paper: "#f8f4ea",
  sheet: "#ffffff",
  card: "#f8f4ea",
  ink: "#16302b",
  muted: "#48605a",
  link: "#0e5c4a",
  action: "#0e5c4a",
  onAction: "#ffffff",
  line: "#dad8ce",
  saffron: "#c98a1b",
} as const;

type Palette = Record<keyof typeof LIGHT, string>;

export const DARK: Palette = {
  paper: "#0f1f1c",
  sheet: "#182e2a",
  card: "#142824",
  ink: "#f1ecdf",
  muted: "#b5c2bb",
  link: "#5bc2a4",
  action: "#5bc2a4",
  onAction: "#0b2019",
  line: "#2c443f",
  saffron: "#dfac49",
};

// Without quotes: these stand in attributes. What no device has is passed over.
const LATIN_DISPLAY = "Fraunces, Georgia, Times New Roman, serif";
const ARABIC_DISPLAY = "Amiri, Noto Naskh Arabic, Traditional Arabic, Geeza Pro, serif";
const SANS = "IBM Plex Sans Arabic, Segoe UI, Roboto, Helvetica Neue, Tahoma, Arial, sans-serif";

/** A long name or address breaks rather than make a telephone scroll. */
const WHOLE_WIDTH = { overflowWrap: "anywhere" } as const;

export type Look = ReturnType<typeof lookOf>;

/** Type and sides by language: Outlook knows neither start nor end. Arabic letters stand larger than the Latin beside them. */
export function lookOf(language: Language) {
  const isRtl = language === "ar";
  const textAlign = isRtl ? ("right" as const) : ("left" as const);
  const text = (fontSize: number, lineHeight: number) => ({
    fontFamily: SANS,
    fontSize: isRtl ? fontSize + 1 : fontSize,
    lineHeight: `${isRtl ? lineHeight + 3 : lineHeight}px`,
    margin: 0,
    ...WHOLE_WIDTH,
    textAlign,
  });
  const display = (fontSize: number) => ({
    fontFamily: isRtl ? ARABIC_DISPLAY : LATIN_DISPLAY,
    fontSize: Math.round(isRtl ? fontSize * 1.15 : fontSize),
    fontWeight: isRtl ? 700 : 500,
    lineHeight: isRtl ? 1.55 : 1.25,
    margin: 0,
    ...WHOLE_WIDTH,
    textAlign,
  });
  return {
    isRtl,
    dir: isRtl ? ("rtl" as const) : ("ltr" as const),
    displayClass: isRtl ? "r-display-ar" : "r-display",
    heading: { ...display(27), color: LIGHT.ink },
    brand: { ...display(20), color: LIGHT.ink, textAlign: "center" as const },
    title: { ...display(19), color: LIGHT.ink },
    body: { ...text(16, 26), color: LIGHT.ink },
    small: { ...text(14, 22), color: LIGHT.muted },
    quiet: { ...text(13, 20), color: LIGHT.muted },
  };
}

const SCREEN = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
a[x-apple-data-detectors]{color:inherit!important;text-decoration:none!important}
@media(max-width:480px){.r-page{padding:16px 8px 24px!important}.r-sheet{padding:28px 20px 26px!important}.r-foot{padding:18px 28px 0!important}}`;

/** Each name of the palette is a class: `r-ink` writes in it, `on-sheet` stands on it, `b-line` is drawn in it. */
const classesOf = (on: string, palette: Palette) =>
  Object.entries(palette)
    .map(
      ([name, colour]) =>
        `${on} .r-${name}{color:${colour}!important}` +
        `${on} .on-${name}{background-color:${colour}!important}` +
        `${on} .b-${name}{border-color:${colour}!important}`,
    )
    .join("");

/** For programs that ask the device, and for Outlook's own, which names the elements that it has changed. */
export const STYLES = `${SCREEN}
@media(prefers-color-scheme:dark){${classesOf("", DARK)}}
${classesOf("[data-ogsc]", DARK)}`;

/** Outlook on Windows: no greatest width, and a font that it does not have becomes Times. */
export const OUTLOOK = `<!--[if mso]><style>
.r-width{width:600px!important}
.r-display{font-family:Georgia,serif!important}
.r-display-ar{font-family:Traditional Arabic,serif!important}
td,p,a,span{font-family:Segoe UI,Tahoma,Arial,sans-serif}
</style><![endif]-->`;
