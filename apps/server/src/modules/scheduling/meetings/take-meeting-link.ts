import { OPEN_STATUSES } from "@riwaq/domain/scheduling/sessions/status";
import { and, eq, gt, inArray, sql } from "drizzle-orm";

import { on } from "../../../platform/events/subscriber.ts";
import { teachingProfileChanged } from "../../people/events.ts";
import { teachers } from "../../people/tables/teachers.ts";
import { meetings } from "../tables/meetings.ts";
import { sessions } from "../tables/sessions.ts";

const isHere = eq(teachers.meetingProvider, "embedded");

/**
 * A teacher's new link also holds for the lessons by own link that are still to come. Where it is taken away, and the
 * teacher meets in our own room by now, these are held there.
 */
export const takeMeetingLink = on(
  teachingProfileChanged,
  async ({ clock }, tx, { subject, aside: { meetingLink: link } }) => {
    if (link === undefined) return;
    await tx
      .update(meetings)
      .set(
        link === null
          ? {
              link,
              provider: sql`case when ${isHere} then 'embedded' else ${meetings.provider} end`,
              state: sql`case when ${isHere} then 'made' else 'none' end`,
            }
          : { link, state: "made" },
      )
      .from(sessions)
      .innerJoin(teachers, eq(teachers.userId, sessions.teacherId))
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
