import type { OutcomeQuestion } from "@riwaq/contracts/scheduling/outcomes";

import { requireRight, requireSignedIn, requireTeacher } from "../../../platform/actors.ts";
import type { Context } from "../../../platform/context.ts";
import type { Lesson } from "../sessions/load-lesson.ts";
import { maySayOutcome } from "./policy.ts";
import { presentQuestion, presentVersions } from "./presenter.ts";
import {
  type QuestionRow,
  findAskedOfStaff,
  findAskedOfTeacher,
  findAskedOn,
  findVersions,
} from "./queries.ts";

/** What a teacher is asked, the longest open first. */
export async function listQuestions(ctx: Context): Promise<OutcomeQuestion[]> {
  const { id, timeZone } = requireTeacher(ctx.actor);
  return showQuestions(await findAskedOfTeacher(ctx.db, id), timeZone);
}

/** The same where it was read with something else. */
export const showQuestions = (rows: readonly QuestionRow[], timeZone: string) =>
  rows.map((row) => presentQuestion(row, timeZone));

/** What nobody has answered for a day, and where the teacher is not known to have come. */
export async function listUnanswered(ctx: Context): Promise<OutcomeQuestion[]> {
  const { timeZone } = requireRight("lessons")(ctx.actor);
  return showQuestions(await findAskedOfStaff(ctx.db), timeZone);
}

/** What was said of one lesson and is asked about it, and whether the reader may say more. */
export async function showOutcome({ db, actor, clock }: Context, lesson: Lesson) {
  const { id, side, endsAt } = lesson;
  const { timeZone } = requireSignedIn(actor);
  const now = clock.now();
  const versions = await findVersions(db, id);
  const [asked] = side === "family" ? [] : await findAskedOn(db, id);
  return {
    outcomes: presentVersions(versions, side),
    question: asked ? presentQuestion(asked, timeZone) : null,
    can_say_outcome: now >= endsAt && maySayOutcome(lesson, versions[0]?.said ?? null, now),
  };
}

export type ShownOutcome = Awaited<ReturnType<typeof showOutcome>>;
