import type { RecitationAnswer } from "@riwaq/contracts/learning/homework";

import { AppError } from "../../../platform/app-error.ts";
import type { Context } from "../../../platform/context.ts";
import { findTeachersOf } from "../../people/reach/pupils.ts";
import { requireHeard } from "../recitations/load-hearer.ts";
import { findComment, findComments } from "./find-comments.ts";
import { isToAnswer } from "./policy.ts";
import { answerBy, presentAsked, presentComment } from "./presenter.ts";
import { findHomework } from "./queries.ts";

/** What a teacher says to a recording. Until it is answered a family reads none of it: it is being written. */
export async function showAnswer(
  { db, actor, clock }: Context,
  { id }: { id: string },
): Promise<RecitationAnswer> {
  const now = clock.now();
  const { row, hearer } = await requireHeard(db, { actor, id, now });
  const { answeredAt, homeworkId } = row;
  const isUnread = hearer.way === "family" && answeredAt === null;
  const comments = isUnread ? [] : await findComments(db, id);
  const homework = homeworkId === null ? null : ((await findHomework(db, homeworkId)) ?? null);
  const isTeacher = hearer.way === "teacher";
  const isAwaited = answeredAt === null && row.state === "kept" && isToAnswer(row);
  // Where nobody teaches the pupil, nobody has promised to answer.
  const hasTeacher = isTeacher || (await findTeachersOf(db, hearer.student, now)).length > 0;
  return {
    comments: comments.map((comment) =>
      presentComment(comment, { canRemove: isTeacher && comment.byId === hearer.reader.id }),
    ),
    answered_at: answeredAt?.toISOString() ?? null,
    answer_by: isAwaited && hasTeacher ? answerBy(row) : null,
    homework: presentAsked(homework),
    can_answer: isTeacher && row.state === "kept" && isToAnswer(row),
  };
}

/** The voice of a comment, for whoever reads it. */
export async function findVoice({ db, actor, clock, storage }: Context, { id }: { id: string }) {
  const comment = await findComment(db, id);
  if (!comment) throw new AppError("not_found");
  const asked = { actor, id: comment.recitationId, now: clock.now() };
  const { row, hearer } = await requireHeard(db, asked);
  const { soundKey, soundType, soundBytes } = comment;
  const isUnread = hearer.way === "family" && row.answeredAt === null;
  if (isUnread || soundKey === null || soundType === null) throw new AppError("not_found");
  return {
    name: `comment.${soundType.replace("audio/", "")}`,
    mimeType: soundType,
    sizeBytes: soundBytes ?? 0,
    // Its bytes never change.
    etag: `"${id}"`,
    isInline: true,
    isNeverStored: true,
    open: (range?: { start: number; end: number }) => storage.get(soundKey, range),
  };
}
