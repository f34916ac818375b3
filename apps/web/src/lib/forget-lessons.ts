import * as children from "@riwaq/contracts/people/children.calls";
import * as availability from "@riwaq/contracts/scheduling/availability.calls";
import * as changes from "@riwaq/contracts/scheduling/changes.calls";
import * as cover from "@riwaq/contracts/scheduling/cover.calls";
import * as handover from "@riwaq/contracts/scheduling/handover.calls";
import * as leave from "@riwaq/contracts/scheduling/leave.calls";
import * as offers from "@riwaq/contracts/scheduling/offers.calls";
import * as outcomes from "@riwaq/contracts/scheduling/outcomes.calls";
import * as sessions from "@riwaq/contracts/scheduling/sessions.calls";
import * as dashboard from "@riwaq/contracts/views/dashboard.calls";
import * as homes from "@riwaq/contracts/views/homes.calls";
import * as person from "@riwaq/contracts/views/person.calls";
import type { QueryClient } from "@tanstack/react-query";

import { invalidate } from "./query-of.ts";

export const TOLD_OF_LESSONS = [
  sessions.mine,
  sessions.between,
  sessions.coming,
  sessions.past,
  sessions.all,
  sessions.one,
  outcomes.questions,
  outcomes.unanswered,
  outcomes.punctuality,
  availability.freeSlots,
  changes.makeUps,
  changes.hoursOfMakeUp,
  cover.mine,
  cover.ofLeave,
  cover.ofOwnLeave,
  cover.substitutes,
  handover.preview,
  leave.mine,
  leave.list,
  offers.mine,
  dashboard.teacher,
  dashboard.staff,
  homes.student,
  homes.parent,
  children.list,
  person.one,
  person.timeline,
];

/** What a lesson's change makes stale: all lists of lessons, and what is told of them elsewhere. */
export function forgetLessons(queryClient: QueryClient) {
  return invalidate(queryClient, TOLD_OF_LESSONS);
}
