type Row = [table: string, values: Record<string, string>];

const AT = "2026-11-02T17:05:00Z";

/** Both sides of a lesson were missing: the teacher by somebody's word, until staff had seen to it. */
export function absenceRows(
  session_id: string,
  { by, handledBy }: { by: string; handledBy: string },
): Row[] {
  const handled = { handled_at: AT, handled_by_id: handledBy };
  return [
    ["absences", { session_id, side: "pupil", said_at: AT }],
    ["absences", { session_id, side: "teacher", said_by_id: by, said_at: AT, ...handled }],
  ];
}
