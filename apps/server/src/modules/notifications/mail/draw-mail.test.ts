import { LANGUAGES, type Language } from "@riwaq/contracts/languages";
import { describe, expect, it } from "vitest";

import { fillText, findText, TEXTS } from "../texts/find-text.ts";
import { drawMail } from "./draw-mail.ts";
import { mailContent } from "./mail-content.ts";
import { DARK, LIGHT } from "./mail-look.ts";

const now = new Date("2026-11-22T16:00:00Z");
/** Gmail shows no more than this of a mail, and hides why one gets it. */
const CLIPPED_AT = 102_000;

/** What is written on what. */
const WRITTEN_ON = [
  ["ink", "sheet"],
  ["ink", "card"],
  ["muted", "sheet"],
  ["muted", "card"],
  ["muted", "paper"],
  ["ink", "paper"],
  ["link", "sheet"],
  ["link", "paper"],
  ["onAction", "action"],
] as const satisfies ReadonlyArray<readonly [keyof typeof LIGHT, keyof typeof LIGHT]>;

const sampleOf = (template: string, language: Language) =>
  fillText(findText(template)!, { language, now, zone: "Europe/Paris" }).mail;
const drawn = (params: Record<string, string>, language: Language = "fr", institute?: string) => {
  const unworded = { ofMail: () => undefined, ofBell: () => undefined };
  const wordings = { ...unworded, ...(institute !== undefined && { institute }) };
  const row = { template: "lesson-booked", language, params: { count: "1", ...params }, wordings };
  return drawMail(mailContent(row), language);
};
const shown = (html: string) => html.replace(/<head>.*?<\/head>/s, "");

describe.each(TEXTS.map(({ template }) => template))("the mail %s", (template) => {
  it.each(LANGUAGES)(
    "fetches nothing, and reads in its language's direction, in %s",
    async (language) => {
      const content = sampleOf(template, language);
      const html = await drawMail(content, language);
      expect(html).not.toMatch(
        /<(img|script|iframe|form|video|link\b)|url\(|@import|@font-face|src=/i,
      );
      const dir = language === "ar" ? "rtl" : "ltr";
      expect(html).toMatch(new RegExp(`<html(?=[^>]* dir="${dir}")(?=[^>]* lang="${language}")`));
      expect(html).toMatch(new RegExp(`<body(?=[^>]* dir="${dir}")`));
      // Outlook knows neither start nor end.
      expect(html).not.toMatch(/text-align:\s*(start|end)|-inline-(start|end)/);
      expect(html.match(/<table/g)).toHaveLength(
        html.match(/<table[^>]* role="presentation"/g)!.length,
      );
      expect(html.match(/<h1/g)).toHaveLength(1);
      expect(Buffer.byteLength(html)).toBeLessThan(CLIPPED_AT / 2);
    },
  );
});

describe("a mail as it is drawn", () => {
  it("bears the institute's name, in its own letters where it kept the product's", async () => {
    expect(await drawn({}, "fr", "Institut Al-Nour")).toContain(">Institut Al-Nour</p>");
    expect(await drawn({}, "ar", "Riwaq")).toContain(">رواق</p>");
    expect(await drawn({}, "en")).toContain(">Riwaq</p>");
  });

  it("begins with the first words of its body, before anything that is drawn", async () => {
    const html = shown(await drawn({ link: "https://riwaq.test/sessions" }));
    expect(
      html
        .replaceAll(/<!--.*?-->/gs, "")
        .replaceAll(/<[^>]+>/g, "")
        .trim(),
    ).toMatch(/^Ce cours est réservé/);
  });

  it("escapes whatever people wrote, wherever it stands", async () => {
    const bad = '<img src=x onerror="x"> & </td></table>';
    const params = {
      name: bad,
      details: `${bad}\n– ${bad}`,
      quote: bad,
      link: "https://riwaq.test/",
    };
    const html = await drawn(params, "fr", bad);
    expect(html).not.toContain("<img");
    expect(html.match(/&lt;img src=x/g)?.length).toBeGreaterThanOrEqual(5);
  });

  it("lets somebody's words run in their own direction", async () => {
    const aligned = (dir: string, side: string) =>
      new RegExp(`<p[^>]* dir="${dir}"[^>]*text-align:${side}`);
    expect(await drawn({ quote: "شكرا لكم" })).toMatch(aligned("rtl", "right"));
    expect(await drawn({ quote: "Merci" }, "ar")).toMatch(aligned("ltr", "left"));
  });

  it("stays below what Gmail cuts off with all the lessons that a mail lists", async () => {
    const hour =
      "– الثلاثاء 24 نوفمبر 2026، 11:30 م – 12:15 ص (باريس) · الأربعاء 25 نوفمبر 2026، 12:30 ص – 1:15 ص (القاهرة)";
    const details = Array.from({ length: 24 }, (_, at) => `${"حصة ".repeat(30)}${at}\n${hour}`);
    const html = await drawn({ details: details.join("\n\n") }, "ar");
    expect(html.match(/12:15 ص/g)).toHaveLength(24);
    expect(Buffer.byteLength(html)).toBeLessThan(CLIPPED_AT);
  });

  it("says all of it in plain text too, without what is only drawn", async () => {
    for (const language of LANGUAGES) {
      const { text, copy, brand, action, details, link } = sampleOf("lesson-booked", language);
      for (const said of [action, details, link]) expect(text).toContain(said);
      expect(text).not.toContain(copy);
      expect(text.startsWith(brand)).toBe(false);
      expect(text).not.toMatch(/<\w|\n{3}/);
    }
  });

  it("can be read in both themes", () => {
    for (const palette of [LIGHT, DARK]) {
      for (const [text, ground] of WRITTEN_ON) {
        expect([text, ground, contrast(palette[text], palette[ground]) >= 4.5]).toEqual([
          text,
          ground,
          true,
        ]);
      }
    }
  });
});

/** Of two colours, by WCAG. */
function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.039_28 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
