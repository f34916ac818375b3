import { escaped } from "./escaped.ts";
import { FONTS } from "./painter.ts";
import type { Painter, Type } from "./painter.ts";

type Line = { words: string[]; width: number };

function wrapped(words: readonly string[], widthOf: (word: string) => number, limit: number) {
  const lines: Line[] = [];
  for (const word of words) {
    const width = widthOf(word);
    const line = lines.at(-1);
    if (line && line.width + width <= limit) {
      line.words.push(word);
      line.width += width;
    } else lines.push({ words: [word], width });
  }
  return lines;
}

/** The less, the more alike the lines of one text are. */
function unevenness(lines: readonly Line[]) {
  return lines.reduce((sum, { width }) => sum + width ** 2, 0);
}

/** Lines of about the same width, as few as fit: what `text-wrap: balance` does. Unbreakable spaces hold. */
export function balancedLines(text: string, limit: number, type: Type, painter: Painter) {
  const words = text.split(" ");
  const space = painter.widthOf(" ", type);
  const widthOf = (word: string) => painter.widthOf(word, type) + space;
  let best = wrapped(words, widthOf, limit + space);
  for (let width = limit; width > limit / 2; width -= type.size / 4) {
    const lines = wrapped(words, widthOf, width + space);
    if (lines.length > best.length) break;
    if (unevenness(lines) < 0.98 * unevenness(best)) best = lines;
  }
  return best.map((line) => line.words.join(" "));
}

type Point = { x: number; y: number };

export function leftToRightLine(line: string, { x, y }: Point) {
  return `<text x="${x}" y="${y}">${escaped(line)}</text>`;
}

/** Signs that the Arabic fonts lack. Within one text the change of font would lose it whole. */
const LATIN_RUN = /([!-~](?:[ !-~]*[!-~])?)/;

/** Not seen: keeps a comma at the left end of the run that it closes. */
const RIGHT_TO_LEFT_MARK = "\u200F";

/** From its right end on, each run in a text of its own. */
export function rightToLeftLine(line: string, type: Type, { x, y }: Point, painter: Painter) {
  let end = x;
  const runs = line.split(LATIN_RUN).map((run) => {
    const family = LATIN_RUN.test(run) ? FONTS.latinText : type.family;
    const start = end - painter.widthOf(/^ */.exec(run)?.[0] ?? "", { ...type, family });
    end -= painter.widthOf(run, { ...type, family });
    const text = `${RIGHT_TO_LEFT_MARK}${escaped(run.trim())}${RIGHT_TO_LEFT_MARK}`;
    return run.trim() === ""
      ? ""
      : `<text x="${start}" y="${y}" text-anchor="end" font-family="${family}">${text}</text>`;
  });
  return runs.join("");
}
