import { canJoin } from "@riwaq/domain/scheduling/sessions/join-window";

import { byAnyone, command } from "../../../platform/command.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import { emit } from "../../../platform/events/emit.ts";
import { presenceNoted } from "../events.ts";
import { noteMark } from "../sessions/note-mark.ts";
import type { ZoomPresence } from "./providers/zoom-webhook.ts";
import { findMeetingLesson, findParticipant } from "./queries.ts";

type Lesson = NonNullable<Awaited<ReturnType<typeof findMeetingLesson>>>;

/** What Zoom tells of people; that a meeting began or ended says nothing of who was there. */
const KINDS = { joined: "came", left: "left", started: null, ended: null } as const;

/** Notes who came into a lesson's meeting, or left it, while its door was open; whoever is none of its people is left out. */
export const notePresence = command({
  by: byAnyone,
  trace: "if_changed",
  run: async (ctx, presence: ZoomPresence): Promise<void> => {
    const kind = KINDS[presence.event];
    if (!kind) return;
    const { tx, now } = ctx;
    const { meetingId, at, connection } = presence;
    const lesson = await findMeetingLesson(tx, meetingId, at);
    if (!lesson || !isOpen(lesson, at)) return;
    const person = await personOf(tx, lesson, presence);
    if (!person) return;
    await noteMark(tx, { sessionId: lesson.id, ...person, kind, connection, at }, now);
    await emit(ctx, tx, presenceNoted(lesson.id, { side: person.side, kind }));
  },
});

function isOpen({ status, startsAt, endsAt }: Lesson, at: Date): boolean {
  const hours = { startsAtMs: startsAt.getTime(), endsAtMs: endsAt.getTime() };
  return canJoin({ ...hours, status, nowMs: at.getTime() });
}

async function personOf(tx: Transaction, lesson: Lesson, presence: ZoomPresence) {
  const { isHost, participantEmail } = presence;
  const teacher = { userId: lesson.teacherId, side: "teacher" as const };
  if (isHost) return teacher;
  if (!participantEmail) return undefined;
  if (participantEmail.toLowerCase() === lesson.zoomEmail.toLowerCase()) return teacher;
  const found = await findParticipant(tx, lesson.id, participantEmail);
  if (!found) return undefined;
  return found.id === lesson.teacherId ? teacher : { userId: found.id, side: "pupil" as const };
}
