import type { Evening, EveningWord, Memory, Portion } from "@riwaq/contracts/memory/plan";

import { idOf } from "./build-classroom.ts";

export const CHILD = idOf(31);
/** Where the child is, as the tests set the clock. */
export const TODAY = "2026-11-24";
export const AT_NOON = new Date("2026-11-24T12:00:00.000Z");

export const buildEveningWord = (word: Partial<EveningWord> = {}): EveningWord => ({
  sura: 78,
  aya: 2,
  word: 3,
  kind: "letter-exchanged",
  detail: "ظ/ز",
  count: 2,
  ...word,
});

export const buildPortion = (portion: Partial<Portion> = {}): Portion => ({
  stream: "sabaq",
  page: 582,
  lines: { first: 1, last: 4 },
  minutes: 4,
  strength: 0,
  words: [],
  done: null,
  ...portion,
});

export const buildEvening = (evening: Partial<Evening> = {}): Evening => ({
  day: TODAY,
  is_off: false,
  minutes: 10,
  portions: [
    buildPortion({
      words: [
        buildEveningWord(),
        buildEveningWord({ aya: 6, word: 4, kind: "madd", detail: "", count: 1 }),
      ],
    }),
    buildPortion({ stream: "manzil", page: 604, lines: null, minutes: 3, strength: 0.7 }),
  ],
  ...evening,
});

export const buildMemory = (memory: Partial<Memory> = {}): Memory => ({
  student_id: CHILD,
  name: "Inès Lambert",
  side: "parent",
  today: TODAY,
  time_zone: "Europe/Paris",
  plan: {
    minutes: 10,
    pages: 3,
    cycle_days: 45,
    recent_days: 14,
    days_off: [],
    mode: "usual",
    mode_until: null,
    exam_pages: null,
  },
  is_set: false,
  portion: null,
  pages: { learning: 1, recent: 2, old: 20 },
  cycle_days: 45,
  overdue: 0,
  caught_up_on: null,
  evenings: [
    buildEvening(),
    buildEvening({ day: "2026-11-25", is_off: true, portions: [], minutes: 0 }),
  ],
  ...memory,
});
