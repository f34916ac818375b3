type Row = Record<string, string | number | object>;
const LEVEL = "00000000-0000-4000-8000-000000000007";
const AT = "2026-11-10T12:00:00Z";

type Standing = { pupil: string; by: string };

/** Where a pupil stands: a level of a programme, a placement test that was confirmed, and what is heard in one. */
export function levelRows(programmeId: string, { pupil, by }: Standing): Array<[string, Row]> {
  return [
    [
      "programme_levels",
      { id: LEVEL, programme_id: programmeId, name: {}, description: {}, position: 1 },
    ],
    [
      "pupil_levels",
      {
        student_id: pupil,
        programme_id: programmeId,
        level_id: LEVEL,
        set_by_id: by,
        set_at: AT,
      },
    ],
    [
      "placements",
      {
        student_id: pupil,
        sent_at: AT,
        answers: [],
        ability: 0,
        error: 1,
        band: "A1.2",
        confidence: "rough",
        skills: [],
        confirmed_band: "A1.1",
        confirmed_by_id: by,
        confirmed_at: AT,
      },
    ],
    [
      "placement_sounds",
      { item_id: "x", sound_key: "x", sound_type: "x", recorded_by_id: by, recorded_at: AT },
    ],
  ];
}
