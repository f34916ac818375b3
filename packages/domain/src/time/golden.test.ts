import { describe, expect, test } from "vitest";

import { civilDateMs, civilDateOf, DAY_MS } from "./civil-date.ts";
import { transitionsOf } from "./transitions.ts";
import { toInstant, toWall } from "./zone.ts";

const CAIRO = "Africa/Cairo";
const [FROM_MS, UNTIL_MS] = [Date.UTC(2026, 0, 1), Date.UTC(2030, 0, 1)];

/** When the clocks of a zone change: the wall's date and time, and what the clock then shows. */
const CLOCK_CHANGES: Array<[zones: string[], changes: string[]]> = [
  [
    ["Africa/Cairo"],
    [
      "2026-04-24 00:00 becomes 01:00",
      "2026-10-30 00:00 becomes 23:00",
      "2027-04-30 00:00 becomes 01:00",
      "2027-10-29 00:00 becomes 23:00",
      "2028-04-28 00:00 becomes 01:00",
      "2028-10-27 00:00 becomes 23:00",
      "2029-04-27 00:00 becomes 01:00",
      "2029-10-26 00:00 becomes 23:00",
    ],
  ],
  [
    ["Europe/Paris", "Europe/Brussels", "Europe/Zurich"],
    [
      "2026-03-29 02:00 becomes 03:00",
      "2026-10-25 03:00 becomes 02:00",
      "2027-03-28 02:00 becomes 03:00",
      "2027-10-31 03:00 becomes 02:00",
      "2028-03-26 02:00 becomes 03:00",
      "2028-10-29 03:00 becomes 02:00",
      "2029-03-25 02:00 becomes 03:00",
      "2029-10-28 03:00 becomes 02:00",
    ],
  ],
  [
    ["America/Montreal", "America/Toronto"],
    [
      "2026-03-08 02:00 becomes 03:00",
      "2026-11-01 02:00 becomes 01:00",
      "2027-03-14 02:00 becomes 03:00",
      "2027-11-07 02:00 becomes 01:00",
      "2028-03-12 02:00 becomes 03:00",
      "2028-11-05 02:00 becomes 01:00",
      "2029-03-11 02:00 becomes 03:00",
      "2029-11-04 02:00 becomes 01:00",
    ],
  ],
  // Since 2026-09-20 Morocco keeps +00 all year (time-zone data 2026c and later).
  [
    ["Africa/Casablanca"],
    [
      "2026-02-15 03:00 becomes 02:00",
      "2026-03-22 02:00 becomes 03:00",
      "2026-09-20 02:00 becomes 01:00",
    ],
  ],
  [["Africa/Algiers", "Africa/Dakar", "Indian/Reunion"], []],
];

/**
 * One clock change: whose it is, the family's date of the last 18:00 before it, Cairo's hour at
 * that moment, and Cairo's hour at the family's next 18:00 a day later ("+1": Cairo's next day).
 */
type Row = [changes: "Cairo" | "family", date: string, before: string, after: string];

const WESTERN_EUROPE: Row[] = [
  ["family", "2026-03-28", "19:00", "18:00"],
  ["Cairo", "2026-04-23", "18:00", "19:00"],
  ["family", "2026-10-24", "19:00", "20:00"],
  ["Cairo", "2026-10-29", "20:00", "19:00"],
  ["family", "2027-03-27", "19:00", "18:00"],
  ["Cairo", "2027-04-29", "18:00", "19:00"],
  ["Cairo", "2027-10-28", "19:00", "18:00"],
  ["family", "2027-10-30", "18:00", "19:00"],
  ["family", "2028-03-25", "19:00", "18:00"],
  ["Cairo", "2028-04-27", "18:00", "19:00"],
  ["Cairo", "2028-10-26", "19:00", "18:00"],
  ["family", "2028-10-28", "18:00", "19:00"],
  ["family", "2029-03-24", "19:00", "18:00"],
  ["Cairo", "2029-04-26", "18:00", "19:00"],
  ["Cairo", "2029-10-25", "19:00", "18:00"],
  ["family", "2029-10-27", "18:00", "19:00"],
];

const MONTREAL: Row[] = [
  ["family", "2026-03-07", "01:00+1", "00:00+1"],
  ["Cairo", "2026-04-22", "00:00+1", "01:00+1"],
  ["Cairo", "2026-10-28", "01:00+1", "00:00+1"],
  ["family", "2026-10-31", "00:00+1", "01:00+1"],
  ["family", "2027-03-13", "01:00+1", "00:00+1"],
  ["Cairo", "2027-04-28", "00:00+1", "01:00+1"],
  ["Cairo", "2027-10-27", "01:00+1", "00:00+1"],
  ["family", "2027-11-06", "00:00+1", "01:00+1"],
  ["family", "2028-03-11", "01:00+1", "00:00+1"],
  ["Cairo", "2028-04-26", "00:00+1", "01:00+1"],
  ["Cairo", "2028-10-25", "01:00+1", "00:00+1"],
  ["family", "2028-11-04", "00:00+1", "01:00+1"],
  ["family", "2029-03-10", "01:00+1", "00:00+1"],
  ["Cairo", "2029-04-25", "00:00+1", "01:00+1"],
  ["Cairo", "2029-10-24", "01:00+1", "00:00+1"],
  ["family", "2029-11-03", "00:00+1", "01:00+1"],
];

const CASABLANCA: Row[] = [
  ["family", "2026-02-14", "19:00", "20:00"],
  ["family", "2026-03-21", "20:00", "19:00"],
  ["Cairo", "2026-04-23", "19:00", "20:00"],
  ["family", "2026-09-19", "20:00", "21:00"],
  ["Cairo", "2026-10-29", "21:00", "20:00"],
  ["Cairo", "2027-04-29", "20:00", "21:00"],
  ["Cairo", "2027-10-28", "21:00", "20:00"],
  ["Cairo", "2028-04-27", "20:00", "21:00"],
  ["Cairo", "2028-10-26", "21:00", "20:00"],
  ["Cairo", "2029-04-26", "20:00", "21:00"],
  ["Cairo", "2029-10-25", "21:00", "20:00"],
];

const ALGIERS: Row[] = [
  ["Cairo", "2026-04-23", "19:00", "20:00"],
  ["Cairo", "2026-10-29", "20:00", "19:00"],
  ["Cairo", "2027-04-29", "19:00", "20:00"],
  ["Cairo", "2027-10-28", "20:00", "19:00"],
  ["Cairo", "2028-04-27", "19:00", "20:00"],
  ["Cairo", "2028-10-26", "20:00", "19:00"],
  ["Cairo", "2029-04-26", "19:00", "20:00"],
  ["Cairo", "2029-10-25", "20:00", "19:00"],
];

const DAKAR: Row[] = [
  ["Cairo", "2026-04-23", "20:00", "21:00"],
  ["Cairo", "2026-10-29", "21:00", "20:00"],
  ["Cairo", "2027-04-29", "20:00", "21:00"],
  ["Cairo", "2027-10-28", "21:00", "20:00"],
  ["Cairo", "2028-04-27", "20:00", "21:00"],
  ["Cairo", "2028-10-26", "21:00", "20:00"],
  ["Cairo", "2029-04-26", "20:00", "21:00"],
  ["Cairo", "2029-10-25", "21:00", "20:00"],
];

const REUNION: Row[] = [
  ["Cairo", "2026-04-23", "16:00", "17:00"],
  ["Cairo", "2026-10-29", "17:00", "16:00"],
  ["Cairo", "2027-04-29", "16:00", "17:00"],
  ["Cairo", "2027-10-28", "17:00", "16:00"],
  ["Cairo", "2028-04-27", "16:00", "17:00"],
  ["Cairo", "2028-10-26", "17:00", "16:00"],
  ["Cairo", "2029-04-26", "16:00", "17:00"],
  ["Cairo", "2029-10-25", "17:00", "16:00"],
];

function cairoHourOf(date: string, zone: string): string {
  const wall = toWall(toInstant({ date, time: "18:00", zone }).epochMs, CAIRO);
  return wall.time.slice(0, 5) + (wall.date === date ? "" : "+1");
}

function nextDate(date: string): string {
  return civilDateOf((civilDateMs(date) as number) + DAY_MS);
}

const wallText = (wallMs: number) => new Date(wallMs).toISOString().slice(0, 16).replace("T", " ");

describe("clock changes 2026 to 2029", () => {
  const zones = CLOCK_CHANGES.flatMap(([names, changes]) =>
    names.map((zone) => ({ zone, changes })),
  );

  test.each(zones)("$zone", ({ zone, changes }) => {
    const found = transitionsOf(zone, FROM_MS, UNTIL_MS).map(
      ({ atMs, offsetBeforeMs, offsetAfterMs }) =>
        `${wallText(atMs + offsetBeforeMs)} becomes ${wallText(atMs + offsetAfterMs).slice(11)}`,
    );
    expect(found).toEqual(changes);
  });
});

describe.each([
  ["Europe/Paris", WESTERN_EUROPE],
  ["Europe/Brussels", WESTERN_EUROPE],
  ["Europe/Zurich", WESTERN_EUROPE],
  ["America/Montreal", MONTREAL],
  ["Africa/Casablanca", CASABLANCA],
  ["Africa/Algiers", ALGIERS],
  ["Africa/Dakar", DAKAR],
  ["Indian/Reunion", REUNION],
])("18:00 in %s as Cairo's clock shows it", (zone, rows) => {
  test.each(rows)("%s changes after %s: %s, then %s", (_whose, date, before, after) => {
    expect(cairoHourOf(date, zone)).toBe(before);
    expect(cairoHourOf(nextDate(date), zone)).toBe(after);
  });

  test("it changes on these days and on no other", () => {
    const changed: string[] = [];
    for (let date = "2026-01-01"; date < "2029-12-31"; date = nextDate(date)) {
      if (cairoHourOf(date, zone) !== cairoHourOf(nextDate(date), zone)) changed.push(date);
    }
    expect(changed).toEqual(rows.map(([, date]) => date));
  });

  test("each row is a change of the clock that it names", () => {
    const changes = (changing: string) => transitionsOf(changing, FROM_MS, UNTIL_MS).length;
    const rowsOf = (name: string) => rows.filter(([whose]) => whose === name).length;
    expect([rowsOf("family"), rowsOf("Cairo")]).toEqual([changes(zone), changes(CAIRO)]);
  });
});
