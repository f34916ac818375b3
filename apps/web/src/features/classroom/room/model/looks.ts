import type { RoomView } from "@riwaq/contracts/classroom/room";
import type { Mark } from "@riwaq/contracts/learning/marks";
import { type SeatRole, mayLead } from "@riwaq/domain/classroom/seats";
import { wordKey } from "@riwaq/domain/learning/mushaf/words";

import { type MarkLook, markLook } from "../../../../components/marks/mark-look.ts";
import type { LookOf } from "../../../../components/mushaf/mushaf-line.tsx";

/** Who hears for the institute sees what the teacher sees. */
export const seesAll = (role: SeatRole): boolean => mayLead(role) || role === "staff";

type Seen = {
  marks: readonly Mark[];
  role: SeatRole;
  areShown: boolean;
  /** Whose marks these are; null for everybody's. */
  pupil: string | null;
};

/** Marks of the pupil who is heard, as far as this seat sees them: a family nothing of what was taken back. */
export function marksSeen({ marks, role, areShown, pupil }: Seen): readonly Mark[] {
  if (!seesAll(role) && !areShown) return [];
  const own = pupil === null ? marks : marks.filter(({ student_id }) => student_id === pupil);
  return seesAll(role) ? own : own.filter(({ voided_at }) => voided_at === null);
}

const UNMARKED: MarkLook = { times: 0 };

type Drawn = {
  role: SeatRole;
  view: Pick<RoomView, "hiding" | "revealed" | "is_coloured">;
  /** By word, those that stand. */
  marks: ReadonlyMap<string, readonly Mark[]>;
  /** What is read aloud of them. */
  labelOf: (marks: readonly Mark[]) => string;
};

/** How each word of the page is shown to this seat. */
export function looksOf({ role, view, marks, labelOf }: Drawn): LookOf {
  const { hiding, is_coloured } = view;
  const revealed = new Set(view.revealed);
  const sees = seesAll(role);
  return ({ place, isMarker }) => {
    const key = wordKey(place);
    const isKnown = revealed.has(key) || revealed.has(`${place.sura}:${place.aya}`);
    const isCovered = hiding !== "none" && !isMarker && !isKnown;
    const made = marks.get(key);
    const isHidden = isCovered && !sees;
    return {
      isSought: false,
      isColoured: is_coloured,
      isHidden,
      isVeiled: isCovered && sees,
      marks: made && !isHidden ? { ...markLook(made), label: labelOf(made) } : UNMARKED,
      isRead: !mayLead(role),
    };
  };
}
