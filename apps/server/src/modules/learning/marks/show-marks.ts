import type { Marks, MarksQuery, WeakWords } from "@riwaq/contracts/learning/marks";

import { requireSignedIn } from "../../../platform/actors.ts";
import type { Context } from "../../../platform/context.ts";
import { requirePupil } from "../../people/reach/pupils.ts";
import { readerOf } from "./policy.ts";
import { findShownWeakWords, findWeakWords, marksOnPages } from "./queries.ts";

async function load({ db, actor, clock }: Context, studentId: string) {
  const person = requireSignedIn(actor);
  const now = clock.now();
  const pupilId = await requirePupil(db, person, studentId, now);
  return { pupilId, now, reader: await readerOf(db, person, { studentId, now }) };
}

/** What stands on some pages of a pupil. */
export async function showMarks(
  ctx: Context,
  { id, from, to }: { id: string } & MarksQuery,
): Promise<Marks> {
  const { pupilId, now, reader } = await load(ctx, id);
  return { marks: await marksOnPages(ctx.db, pupilId, { from, to, reader, now }) };
}

/** The words at which a pupil stumbles most of late. */
export async function showWeakWords(ctx: Context, { id }: { id: string }): Promise<WeakWords> {
  const { pupilId, now, reader } = await load(ctx, id);
  const find = reader === "family" ? findShownWeakWords : findWeakWords;
  return { words: await find(ctx.db, pupilId, now) };
}
