import type { Mark, NewMark } from "@riwaq/contracts/learning/marks";
import { roomFault } from "@riwaq/domain/classroom/room-window";
import { answerByMs } from "@riwaq/domain/learning/homework/homework";
import type { Marker } from "@riwaq/domain/learning/marks/kinds";
import { pageOf } from "@riwaq/domain/learning/mushaf/divisions";
import { EDITION } from "@riwaq/mushaf/edition";

import { requireSignedIn } from "../../../platform/actors.ts";
import { AppError, badField, refusal } from "../../../platform/app-error.ts";
import { type Doing, command } from "../../../platform/command.ts";
import type { SignedIn } from "../../../platform/context.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import { emit } from "../../../platform/events/emit.ts";
import { loadLesson } from "../../scheduling/sessions/load-lesson.ts";
import { wordMarked } from "../events.ts";
import { findRecitation } from "../recitations/queries.ts";
import { wordMarks } from "../tables/word-marks.ts";
import { hasWord } from "./has-word.ts";
import { requireMarker } from "./policy.ts";
import { type MarkRow, presentMark } from "./present-mark.ts";
import { findMark } from "./queries.ts";

/** From when on the family sees what the teacher marks in a lesson: its room says so. */
export type WhenShown = (
  tx: Transaction,
  marked: { sessionId: string; now: Date },
) => Promise<Date>;

type Marking = { mark: NewMark; whenShown: WhenShown };

/** Somebody heard something at a word. Its id comes with it: sent twice, it is one, also where it was changed meanwhile. */
export const markWord = command({
  by: requireSignedIn,
  trace: "if_changed",
  run: async (ctx, { mark, whenShown }: Marking): Promise<Mark> => {
    const { tx, actor, now } = ctx;
    const { student_id: studentId } = mark;
    const marker = await requireMarker(tx, actor, { studentId, now });
    const known = await findMark(tx, mark.id);
    if (known) return presentSame(known, mark, actor);
    if (!hasWord(mark)) throw badField("word", "invalid");
    await requireOpenRoom(ctx, mark);
    const recording = await findHeard(ctx, mark);
    const isNew = await insertMark(ctx, { mark, whenShown, marker, recording });
    const made = await findMark(tx, mark.id);
    if (!made) throw new AppError("conflict");
    if (!isNew) return presentSame(made, mark, actor);
    const { kind, page, sessionId } = made;
    const shown = presentMark(made);
    await emit(ctx, tx, wordMarked(made.id, { kind, page }, { sessionId, studentId, mark: shown }));
    return shown;
  },
});

/** Another of the same id, made in the same instant, is waited for. */
async function insertMark(
  { tx, actor, now }: Doing<SignedIn>,
  { mark, whenShown, marker, recording }: Marking & { marker: Marker; recording: Recording | null },
): Promise<boolean> {
  const { id, student_id: studentId, session_id: sessionId, kind, detail, note } = mark;
  const { sura, aya, word } = mark;
  // Only a teacher's word waits: whoever marks sees their own.
  const waits = marker === "teacher";
  const inLesson = waits && sessionId !== null ? await whenShown(tx, { sessionId, now }) : now;
  const shownFrom = (waits && recording?.shownFrom) || inLesson;
  const rows = await tx
    .insert(wordMarks)
    .values({
      id,
      studentId,
      sessionId,
      recitationId: mark.in_recording?.id ?? null,
      atMs: mark.in_recording?.at_ms ?? null,
      edition: EDITION,
      sura,
      aya,
      word,
      page: pageOf(mark),
      kind,
      detail,
      note,
      marker,
      markedById: actor.id,
      markedAt: now,
      shownFrom,
    })
    .onConflictDoNothing({ target: wordMarks.id })
    .returning({ id: wordMarks.id });
  return rows.length > 0;
}

type Recording = { shownFrom: Date | null };

/** The recording in which it is heard: what a teacher marks there is shown with the answer, at the latest when it is due. */
async function findHeard(
  { tx, now }: Doing<SignedIn>,
  { in_recording: heard, student_id: studentId, session_id: sessionId }: NewMark,
): Promise<Recording | null> {
  if (!heard) return null;
  const row = await findRecitation(tx, heard.id);
  if (row?.studentId !== studentId || row.state !== "kept") throw new AppError("not_found");
  const isInside = sessionId === null && heard.at_ms <= (row.durationMs ?? 0);
  if (!isInside) throw badField("in_recording", "invalid");
  const { endedAt, answeredAt, isByFamily } = row;
  if (answeredAt !== null || row.sessionId !== null || !isByFamily) return { shownFrom: null };
  const due = new Date(answerByMs((endedAt ?? now).getTime()));
  return { shownFrom: due > now ? due : null };
}

async function requireOpenRoom(
  { tx, actor, now }: Doing<SignedIn>,
  { session_id: sessionId, student_id: studentId }: NewMark,
): Promise<void> {
  if (sessionId === null) return;
  const lesson = await loadLesson(tx, actor, sessionId);
  // Staff who teach read the lessons of others, and mark in their own.
  const isOutside = lesson.side === "staff" || !lesson.studentIds.includes(studentId);
  if (isOutside) throw new AppError("not_found");
  const { startsAt, endsAt, status } = lesson;
  const hours = { startsAtMs: startsAt.getTime(), endsAtMs: endsAt.getTime() };
  const fault = roomFault({ ...hours, status, nowMs: now.getTime() });
  if (fault) throw refusal("conflict", "mark_room_shut");
}

/** The answer as it stands now: it may have been changed or taken back since it was sent. */
function presentSame(made: MarkRow, sent: NewMark, actor: SignedIn): Mark {
  const isSame =
    made.markedById === actor.id &&
    made.studentId === sent.student_id &&
    made.sessionId === sent.session_id &&
    made.sura === sent.sura &&
    made.aya === sent.aya &&
    made.word === sent.word;
  if (!isSame) throw new AppError("conflict");
  return presentMark(made);
}
