import type {
  HeatMap,
  PageHistory,
  PageState,
  Review,
  TodayOfPupil,
} from "@riwaq/contracts/memory/pages";
import type { Evening, Memory, MemoryPlan, Portion } from "@riwaq/contracts/memory/plan";

import { PUPIL, idOf } from "./build-classroom.ts";

export const buildPageState = (state: Partial<PageState> = {}): PageState => ({
  page: 582,
  stage: "old",
  lines: null,
  strength: 0.96,
  last_day: "2026-11-20",
  heard_day: "2026-11-20",
  due_day: "2026-12-04",
  ...state,
});

export const buildPlan = (plan: Partial<MemoryPlan> = {}): MemoryPlan => ({
  minutes: 10,
  pages: 3,
  cycle_days: 45,
  recent_days: 14,
  days_off: [6],
  mode: "usual",
  mode_until: null,
  exam_pages: null,
  ...plan,
});

export const buildPortion = (portion: Partial<Portion> = {}): Portion => ({
  stream: "manzil",
  page: 582,
  lines: null,
  minutes: 3,
  strength: 0.82,
  words: [],
  done: null,
  ...portion,
});

export const buildEvening = (evening: Partial<Evening> = {}): Evening => ({
  day: "2026-11-24",
  is_off: false,
  minutes: 8,
  portions: [
    buildPortion({
      stream: "sabaq",
      page: 583,
      lines: { first: 1, last: 5 },
      minutes: 5,
      strength: 0,
    }),
    buildPortion(),
  ],
  ...evening,
});

export const buildMemory = (memory: Partial<Memory> = {}): Memory => ({
  student_id: PUPIL,
  name: "Inès Lambert",
  side: "teacher",
  today: "2026-11-24",
  time_zone: "Europe/Paris",
  plan: buildPlan(),
  is_set: true,
  portion: {
    page: 583,
    lines: { first: 1, last: 5 },
    given_at: "2026-11-20T17:00:00Z",
    by: "Youssef El-Naggar",
  },
  pages: { learning: 1, recent: 2, old: 3 },
  cycle_days: 45,
  overdue: 0,
  caught_up_on: null,
  evenings: [buildEvening()],
  ...memory,
});

export const buildHeatMap = (pages: readonly PageState[] = [buildPageState()]): HeatMap => ({
  today: "2026-11-24",
  pages: [...pages],
});

export const buildReview = (review: Partial<Review> = {}): Review => ({
  id: idOf(401),
  day: "2026-11-20",
  source: "lesson",
  by: "teacher",
  by_name: "Youssef El-Naggar",
  lines: null,
  standing: null,
  grade: 2,
  override: null,
  session_id: idOf(1),
  ...review,
});

export const buildPageHistory = (history: Partial<PageHistory> = {}): PageHistory => ({
  page: 582,
  state: buildPageState(),
  reviews: [buildReview()],
  ...history,
});

export const buildTodayOfPupil = (today: Partial<TodayOfPupil> = {}): TodayOfPupil => ({
  student_id: PUPIL,
  name: "Inès Lambert",
  evening: buildEvening(),
  weakest: [buildPageState({ page: 585, strength: 0.6 })],
  marked_thrice: [
    {
      sura: 78,
      aya: 6,
      word: 4,
      page: 582,
      count: 3,
      kind: "madd",
      detail: "",
      last_at: "2026-11-20T17:00:00Z",
    },
  ],
  proposed: { page: 583, lines: { first: 6, last: 10 } },
  ...today,
});
