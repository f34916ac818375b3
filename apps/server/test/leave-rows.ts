const LEAVE = "00000000-0000-4000-8000-00000000000a";
const COVER = "00000000-0000-4000-8000-00000000000b";
const AT = "2026-11-10T12:00:00Z";

type Row = Record<string, string | number | boolean | object>;

/** A teacher's leave that staff granted, a lesson of it left as it is, and one that somebody was to cover. */
export function leaveRows(
  session: string,
  {
    teacher,
    substitute,
    by,
    wrote,
    said,
  }: Record<"teacher" | "substitute" | "by" | "wrote" | "said", string>,
): Array<[string, Row]> {
  const days = { starts_on: "2026-11-10", ends_on: "2026-11-10", starts_at: AT };
  const decided = { state: "granted", decided_by_id: by, decided_at: AT };
  const leave = { teacher_id: teacher, kind: "leave", ...days, ends_at: "2026-11-11T12:00:00Z" };
  const two = { regular_teacher_id: teacher, substitute_id: substitute };
  const settled = { offered_by_id: by, settled_by_id: substitute, settled_at: AT, word: said };
  return [
    [
      "leaves",
      { id: LEAVE, ...leave, ...decided, words: wrote, answer: wrote, asked_by_id: teacher },
    ],
    ["leave_lessons", { leave_id: LEAVE, session_id: session, kept_at: AT, kept_by_id: by }],
    [
      "covers",
      { id: COVER, session_id: session, leave_id: LEAVE, ...two, ...settled, state: "declined" },
    ],
  ];
}
