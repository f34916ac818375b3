import type {
  Homework,
  HomeworkRecording,
  RecitationComment,
  WaitingRecording,
} from "@riwaq/contracts/learning/homework";
import type { Recitation } from "@riwaq/contracts/learning/recitations";
import { answerByMs, homeworkState } from "@riwaq/domain/learning/homework/homework";

import type { recitationHomework } from "../tables/recitation-homework.ts";
import type { recitations } from "../tables/recitations.ts";
import type { CommentRow } from "./find-comments.ts";

type Recorded = typeof recitations.$inferSelect;
export type RecordingRow = Pick<
  Recorded,
  "id" | "homeworkId" | "state" | "beganAt" | "endedAt" | "answeredAt"
>;

export type HomeworkRow = typeof recitationHomework.$inferSelect & {
  student: string;
  setBy: string;
  /** The newest first. */
  recordings: RecordingRow[];
};

const recordedAt = ({ endedAt, beganAt }: Pick<Recorded, "endedAt" | "beganAt">) =>
  endedAt ?? beganAt;

type Heard = Pick<Recorded, "endedAt" | "beganAt"> & { taughtSince?: Date | null };

/** Instant, as text, by which the teacher answers what was recorded: nobody was late before there was one. */
export function answerBy({ taughtSince, ...row }: Heard): string {
  return new Date(answerByMs(recordedAt(row).getTime(), taughtSince?.getTime())).toISOString();
}

function presentRecording(row: RecordingRow): HomeworkRecording {
  return {
    id: row.id,
    state: row.state,
    recorded_at: recordedAt(row).toISOString(),
    answer_by: row.answeredAt === null ? answerBy(row) : null,
    answered_at: row.answeredAt?.toISOString() ?? null,
  };
}

export function presentHomework(
  row: HomeworkRow,
  { mayWithdraw }: { mayWithdraw: boolean },
): Homework {
  const facts = row.recordings.map(({ state, answeredAt }) => ({
    state,
    isAnswered: answeredAt !== null,
  }));
  const state = homeworkState(facts);
  const shown = row.recordings.find(
    ({ state: its, answeredAt }) => answeredAt !== null || its === "kept",
  );
  return {
    id: row.id,
    student_id: row.studentId,
    student: row.student,
    set_by: row.setBy,
    session_id: row.sessionId,
    from: { sura: row.fromSura, aya: row.fromAya },
    to: { sura: row.toSura, aya: row.toAya },
    words: row.words,
    due_on: row.dueOn,
    set_at: row.setAt.toISOString(),
    state,
    recording: shown ? presentRecording(shown) : null,
    can_withdraw: mayWithdraw && state === "open",
  };
}

type Asked = typeof recitationHomework.$inferSelect | null;

export const presentAsked = (homework: Asked): WaitingRecording["homework"] =>
  homework && { id: homework.id, words: homework.words, due_on: homework.dueOn };

type Waiting = {
  row: Heard;
  recitation: Recitation;
  homework: Asked;
};

export const presentWaiting = ({ row, recitation, homework }: Waiting): WaitingRecording => ({
  recording: recitation,
  recorded_at: recordedAt(row).toISOString(),
  answer_by: answerBy(row),
  homework: presentAsked(homework),
});

export function presentComment(
  row: CommentRow,
  { canRemove }: { canRemove: boolean },
): RecitationComment {
  return {
    id: row.id,
    by: row.by ?? "",
    at_ms: row.atMs,
    text: row.text,
    sound_ms: row.soundMs,
    made_at: row.madeAt.toISOString(),
    can_remove: canRemove,
  };
}
