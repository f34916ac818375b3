const OPEN = "00000000-0000-4000-8000-000000000007";
const UNTIL = "2027-01-01T00:00:00Z";

const OFFERED = {
  anchor_zone: "UTC",
  times: [{ dayOfWeek: 0, minute: 0 }],
  length_minutes: 30,
  starts_on: "2026-12-01",
  extended_until: "2027-02-01",
  held_until: UNTIL,
};

type Row = Record<string, string | number | boolean | object>;

/** An offer that somebody declined with a word, and one that waits and holds an hour. */
export function offerRows(
  pair: { teacher_id: string; student_id: string },
  declined: { by: string; word: string },
): Array<[string, Row]> {
  const settled = { settled_at: "2026-11-10T12:00:00Z", settled_by: declined.by };
  const hour = { starts_at: UNTIL, ends_at: "2027-01-01T01:00:00Z", is_shifted: false };
  return [
    ["offers", { ...pair, ...OFFERED, ...settled, state: "declined", word: declined.word }],
    ["offers", { id: OPEN, ...pair, ...OFFERED }],
    ["offer_hours", { offer_id: OPEN, ...pair, series_on: "2027-01-01", ...hour }],
  ];
}
