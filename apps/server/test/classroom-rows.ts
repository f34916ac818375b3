import { type Cast, wordOf } from "./cast.ts";

type Row = [table: string, values: Record<string, string | number | object>];

const SEAT = "00000000-0000-4000-8000-00000000c001";
const STROKE = "00000000-0000-4000-8000-00000000c002";
const MESSAGE = "00000000-0000-4000-8000-00000000c003";
const AT = "2026-11-10T12:00:00Z";

/** What a lesson leaves in its room for some weeks. */
export function classroomRows({ student, parent }: Cast, session_id: string): Row[] {
  return [
    ["rooms", { session_id, view: { page: 3 }, opened_at: AT }],
    [
      "room_seats",
      {
        id: SEAT,
        session_id,
        user_id: parent.id,
        role: "pupil",
        pupil_id: student.id,
        since: AT,
        seen_at: AT,
        left_at: AT,
      },
    ],
    [
      "room_strokes",
      {
        id: STROKE,
        session_id,
        by_id: student.id,
        board: 1,
        colour: "ink",
        width: 6,
        points: JSON.stringify([0, 0, 50]),
        drawn_at: AT,
      },
    ],
    [
      "room_messages",
      { id: MESSAGE, session_id, by_id: parent.id, text: wordOf("parent"), sent_at: AT },
    ],
  ];
}
