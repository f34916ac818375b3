import { isPlace } from "@riwaq/domain/learning/quran/places";
import { QUESTION_LIMITS } from "@riwaq/domain/memory/questions";
import { z } from "zod";

import { Id, shortText } from "../fields.ts";
import { Mark } from "../learning/marks.ts";
import { message } from "../messages.ts";
import { Scheme } from "./schemes.ts";

const count = (max: number) =>
  z.int(message("invalid")).min(1, message("invalid")).max(max, message("invalid"));

/** An aya that there is. */
export const AyaPlace = z
  .object({ sura: count(114), aya: count(286) })
  .refine((place) => isPlace(place), { path: ["aya"], message: message("aya_invalid") });
export type AyaPlace = z.infer<typeof AyaPlace>;

/** Also of what is no aya: that is refused beside it. */
const isBefore = (one: AyaPlace, other: AyaPlace) =>
  one.sura < other.sura || (one.sura === other.sura && one.aya < other.aya);

const within = ({ min, max }: { min: number; max: number }) =>
  z.int(message("invalid")).min(min, message("invalid")).max(max, message("invalid"));

/** POST /students/{id}/tests/: the id is made by whoever begins, so that a test that is begun twice is one. */
export const NewTest = z
  .object({
    id: Id,
    session_id: Id.nullable().default(null),
    scheme_id: Id,
    /** Of what may be asked; only what the pupil holds is. */
    from: AyaPlace,
    to: AyaPlace,
    questions: within(QUESTION_LIMITS.count),
    /** At least so many lines each. */
    lines: within(QUESTION_LIMITS.lines),
  })
  .refine(({ from, to }) => !isBefore(to, from), {
    path: ["to"],
    message: message("range_order"),
  });
export type NewTest = z.infer<typeof NewTest>;

/** POST /tests/{id}/ask/: which, counted from 1. */
export const AskedQuestion = z.object({ question: within(QUESTION_LIMITS.count) });
export type AskedQuestion = z.infer<typeof AskedQuestion>;

export const TEST_NOTE_MAX = 1000;

/** POST /tests/{id}/finish/ */
export const TestEnd = z.object({ note: shortText(TEST_NOTE_MAX).default("") });
export type TestEnd = z.infer<typeof TestEnd>;

const Place = z.object({ sura: z.int(), aya: z.int() });

/** A place to recite from, and until where; with what the teacher marked there in its time. */
export const TestQuestion = z.object({
  from: Place,
  to: Place,
  kind: z.enum(["random", "similar"]),
  asked_at: z.string().nullable(),
  answered_at: z.string().nullable(),
  marks: z.array(Mark),
});
export type TestQuestion = z.infer<typeof TestQuestion>;

/** dropped: nothing came of it, and no family sees it. */
export const TestState = z.enum(["running", "finished", "dropped"]);
export type TestState = z.infer<typeof TestState>;

export const Test = z.object({
  id: z.string(),
  student_id: z.string(),
  state: TestState,
  held_by: z.string(),
  /** Whether the reader holds it: of one that runs, they alone go on. */
  is_mine: z.boolean(),
  scheme: z.object({ name: z.string(), version: z.int() }),
  /** Of how many points. */
  full: z.object({ memory: z.number(), tajwid: z.number() }),
  /** Null until it is finished. */
  score: z.object({ memory: z.number(), tajwid: z.number(), is_passed: z.boolean() }).nullable(),
  note: z.string(),
  questions: z.int(),
  began_at: z.string(),
  finished_at: z.string().nullable(),
});
export type Test = z.infer<typeof Test>;

/** As whom somebody reads tests: a family what came of them. */
export const TestSide = z.enum(["family", "teacher", "staff"]);

/** GET /students/{id}/tests/: the last first. */
export const Tests = z.object({ name: z.string(), side: TestSide, tests: z.array(Test) });
export type Tests = z.infer<typeof Tests>;

/** GET /tests/{id}/ */
export const TestDetails = Test.omit({ questions: true }).extend({
  name: z.string(),
  side: TestSide,
  /** In which lesson marks are made now; null without one, and once its room is shut. */
  marks_in: z.string().nullable(),
  questions: z.array(TestQuestion),
});
export type TestDetails = z.infer<typeof TestDetails>;

/** GET /students/{id}/tests/choice/: pages of which lines are held, whole or not; ways of counting; one that runs. */
export const TestChoice = z.object({
  name: z.string(),
  pages: z.array(z.int()),
  schemes: z.array(Scheme),
  running: z.string().nullable(),
});
export type TestChoice = z.infer<typeof TestChoice>;
