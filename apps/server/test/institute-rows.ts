import type { Cast } from "./cast.ts";

type Row = [table: string, values: Record<string, string | number>];

const DAY = "2027-01-01";

/** What staff have set and say of the institute itself. */
export function instituteRows({ staff }: Cast): Row[] {
  return [
    [
      "policies",
      {
        holds_from: DAY,
        notice_hours: 2,
        make_ups_per_month: 2,
        moves_per_lesson: 2,
        set_by_id: staff.id,
      },
    ],
    [
      "testimonials",
      {
        words: "x",
        language: "fr",
        author: "x",
        consented_on: DAY,
        consent_note: "x",
        position: 1,
        created_by_id: staff.id,
      },
    ],
    [
      "recognitions",
      {
        body: "x",
        number: "x",
        valid_until: DAY,
        mime_type: "application/pdf",
        size_bytes: 1,
        sha256: "0".repeat(64),
        storage_key: "recognitions/x",
        added_by_id: staff.id,
      },
    ],
  ];
}
