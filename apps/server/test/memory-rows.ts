import { type Cast, wordOf } from "./cast.ts";

type Value = string | number | boolean | object;
type Row = [table: string, values: Record<string, Value>];

const id = (n: number) => `00000000-0000-4000-8000-0000000e${String(n).padStart(4, "0")}`;
const [SCHEME, DECK, CARD] = [id(1), id(2), id(3)];
const AT = "2026-11-10T12:00:00Z";
const DAY = "2026-11-10";

/** What is kept of how somebody memorises. */
export function memoryRows({ student, teacher }: Cast, session_id: string): Row[] {
  const own = { student_id: student.id };
  return [
    [
      "memory_plans",
      {
        ...own,
        minutes: 10,
        pages: 3,
        cycle_days: 45,
        recent_days: 14,
        days_off: "{6}",
        mode: "usual",
        set_by_id: teacher.id,
        set_at: AT,
      },
    ],
    ["new_portions", { ...own, page: 582, session_id, given_by_id: teacher.id, given_at: AT }],
    [
      "memory_reviews",
      {
        ...own,
        page: 582,
        day: DAY,
        source: "lesson",
        by: "teacher",
        by_id: teacher.id,
        session_id,
        grade: 3,
        override: 2,
        overridden_by_id: teacher.id,
        reviewed_at: AT,
      },
    ],
    [
      "memory_pages",
      {
        ...own,
        page: 582,
        known: 1,
        learned_before: false,
        stability: 1,
        difficulty: 1,
        last_day: 1,
        lapses: 0,
      },
    ],
    ["memory_evenings", { ...own, day: DAY, plan: {}, prepared_at: AT }],
    [
      "scoring_schemes",
      {
        id: SCHEME,
        key: "x",
        version: 1,
        name: "x",
        points: {},
        made_by_id: teacher.id,
        made_at: AT,
      },
    ],
    [
      "recitation_tests",
      {
        ...own,
        id: id(4),
        session_id,
        held_by_id: teacher.id,
        scheme_id: SCHEME,
        points: {},
        questions: "[]",
        state: "finished",
        memory_score: 40,
        tajwid_score: 45,
        note: wordOf("student"),
        began_at: AT,
        finished_at: AT,
      },
    ],
    [
      "similar_places",
      {
        ...own,
        first_sura: 2,
        first_aya: 58,
        second_sura: 7,
        second_aya: 161,
        linked_by_id: teacher.id,
        linked_at: AT,
      },
    ],
    [
      "minimal_pairs",
      {
        id: id(5),
        pair: "ح/ه",
        first_word: "x",
        second_word: "y",
        made_by_id: teacher.id,
        made_at: AT,
      },
    ],
    ["ear_answers", { ...own, pair: "ح/ه", day: DAY, heard: 2, right: 1 }],
    [
      "card_decks",
      { id: DECK, title: "x", kind: "vocabulary", made_by_id: teacher.id, made_at: AT },
    ],
    ["cards", { id: CARD, deck_id: DECK, position: 1, arabic: "x", meaning: "y" }],
    [
      "deck_assignments",
      { ...own, deck_id: DECK, new_per_day: 5, given_by_id: teacher.id, given_at: AT },
    ],
    ["card_reviews", { ...own, id: id(6), card_id: CARD, day: DAY, grade: 3, answered_at: AT }],
  ];
}
