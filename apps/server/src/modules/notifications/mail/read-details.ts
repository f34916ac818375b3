/** One line of a mail's list: a lesson's hours on its reader's clock and the other side's, or what is said of it. */
export type Item = { day: string; clocks: string[]; text: string };

/** What a mail tells beside its text: what and with whom, then a list. */
export type DetailBlock = { title: string; items: Item[] };

const LISTED = /^– /;
/** "Tuesday, 24 November 2026, 18:00 – 18:45 (Paris)": the day ends with its year. */
const HOURS = /^(.*?\d{4})[,،] (.*\d:\d\d.*)$/u;
/** What stands behind the last clock: why there is no lesson at this hour. */
const NOTED = /^(.+\))\s*:\s(.+)$/u;
const BETWEEN_CLOCKS = " · ";

/** Lines that were written for this reader, taken apart again to be drawn. What is in no list stands as it is. */
export function readDetails(details: string): DetailBlock[] {
  if (details.trim() === "") return [];
  return details.split(/\n{2,}/).map((block) => readBlock(block.split("\n")));
}

function readBlock(lines: string[]): DetailBlock {
  const [first = "", ...rest] = lines;
  const isTitled =
    !LISTED.test(first) && rest.length > 0 && rest.every((line) => LISTED.test(line));
  if (isTitled) return { title: first, items: rest.map(readItem) };
  const isList = lines.every((line) => LISTED.test(line) || HOURS.test(line));
  return { title: "", items: isList ? lines.map(readItem) : [said(lines.join("\n"))] };
}

const said = (text: string): Item => ({ day: "", clocks: [], text });

function readItem(line: string): Item {
  const item = line.replace(LISTED, "");
  const [, day, hours] = HOURS.exec(item) ?? [];
  if (day === undefined || hours === undefined) return said(item);
  const [, clocks = hours, text = ""] = NOTED.exec(hours) ?? [];
  return { day, clocks: clocks.split(BETWEEN_CLOCKS), text };
}
