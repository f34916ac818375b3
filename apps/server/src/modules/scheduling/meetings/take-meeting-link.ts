import { OPEN_STATUSES } from "@riwaq/domain/scheduling/sessions/status";
import { and, eq, gt, inArray } from "drizzle-orm";

import { on } from "../../../platform/events/subscriber.ts";
import { teachingProfileChanged } from "../../people/events.ts";
import { meetings } from "../tables/meetings.ts";
import { sessions } from "../tables/sessions.ts";

/** A teacher's new link also holds for the lessons by own link that are still to come. */
export const takeMeetingLink = on(
  teachingProfileChanged,
  async ({ clock }, tx, { subject, aside: { meetingLink: link } }) => {
    if (link === undefined) return;
    await tx
      .update(meetings)
      .set({ link, state: link === null ? "none" : "made" })
      .from(sessions)
      .where(
        and(
          eq(sessions.id, meetings.sessionId),
          eq(sessions.teacherId, subject.id),
          eq(meetings.provider, "own"),
          inArray(sessions.status, OPEN_STATUSES),
          gt(sessions.endsAt, clock.now()),
        ),
      );
  },
);
