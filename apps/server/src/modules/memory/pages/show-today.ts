import type { TodayOfPupil } from "@riwaq/contracts/memory/pages";
import { dayOf } from "@riwaq/domain/memory/days";
import { nextPortion } from "@riwaq/domain/memory/next-portion";
import { heldOn } from "@riwaq/domain/memory/page-memory";
import { weakerFirst } from "@riwaq/domain/memory/strength";

import { requireSignedIn } from "../../../platform/actors.ts";
import type { Context } from "../../../platform/context.ts";
import { findWeakWords } from "../../learning/marks/queries.ts";
import { loadEvenings } from "../evenings/load-evenings.ts";
import { findGiven, loadPlanningOf, todayOf } from "../plan/queries.ts";
import { requireSide } from "../reach/queries.ts";
import { presentState } from "./present-state.ts";

const WEAKEST_SHOWN = 6;
const OFTEN = 3;

/** What a teacher needs before a lesson and in it. */
export async function showToday(
  { db, actor, clock }: Context,
  { id }: { id: string },
): Promise<TodayOfPupil> {
  const now = clock.now();
  const asked = { studentId: id, now, sides: ["teacher", "staff"] } as const;
  const { pupilId } = await requireSide(db, requireSignedIn(actor), asked);
  const planning = await loadPlanningOf(db, pupilId);
  const { memories, plan, name } = planning;
  const today = todayOf(now, planning.timeZone);
  const [evening] = await loadEvenings(db, { planning, today, days: 1, reader: "others", now });
  if (!evening) throw new Error("A day has its evening");
  const day = dayOf(today);
  const weakest = memories
    .filter(({ learned }) => learned !== null)
    .toSorted((one, other) => weakerFirst(heldOn(one, day, plan), heldOn(other, day, plan)))
    .slice(0, WEAKEST_SHOWN)
    .map((memory) => presentState(memory, plan, day));
  const words = await findWeakWords(db, pupilId, now);
  return {
    student_id: pupilId,
    name,
    evening,
    weakest,
    marked_thrice: words.filter(({ count }) => count >= OFTEN),
    proposed: nextPortion(await findGiven(db, pupilId), memories),
  };
}
