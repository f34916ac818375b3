import {
  TIMELINE_PER_PAGE,
  type Timeline,
  type TimelineQuery,
} from "@riwaq/contracts/views/person";

import { requireRight } from "../../platform/actors.ts";
import type { Context } from "../../platform/context.ts";
import { findInstitute } from "../../platform/institute.ts";
import { tellEvents } from "../audit/list-events.ts";
import { findFamiliesOf, findPerson } from "./find-person.ts";
import { findStory } from "./find-story.ts";
import { learnersOf } from "./learners-of.ts";

type Asked = TimelineQuery & { id: string };

/**
 * What happened to somebody, in the sentences of the journal. What a colleague of the staff did to others is the
 * journal's own: it is told to whoever may read that.
 */
export async function loadTimeline(ctx: Context, { id, before }: Asked): Promise<Timeline> {
  const staff = requireRight("people")(ctx.actor);
  const person = await findPerson(ctx.db, id);
  const { timeZone } = await findInstitute(ctx.db);
  const rows = await findStory(ctx.db, {
    id,
    teacherId: id,
    studentIds: learnersOf(person, await findFamiliesOf(ctx.db, id)),
    hasDeeds: !person.roles.includes("staff") || staff.rights.has("audit"),
    now: ctx.clock.now(),
    before,
    limit: TIMELINE_PER_PAGE + 1,
  });
  const shown = rows.slice(0, TIMELINE_PER_PAGE);
  const { events } = await tellEvents(ctx.db, shown, ctx.language);
  const hasMore = rows.length > TIMELINE_PER_PAGE;
  return { events, next: hasMore ? (shown.at(-1)?.sequence ?? null) : null, time_zone: timeZone };
}
