import * as availability from "@riwaq/contracts/scheduling/availability.calls";
import * as changes from "@riwaq/contracts/scheduling/changes.calls";
import * as sessions from "@riwaq/contracts/scheduling/sessions.calls";
import * as dashboard from "@riwaq/contracts/views/dashboard.calls";
import * as homes from "@riwaq/contracts/views/homes.calls";
import type { QueryClient } from "@tanstack/react-query";

import { invalidate } from "./api.ts";
import { CHILDREN } from "./own-children.ts";

const TOLD_OF_LESSONS = [
  sessions.mine,
  sessions.between,
  sessions.one,
  availability.freeSlots,
  changes.makeUps,
  dashboard.teacher,
  homes.student,
  homes.parent,
];

/** What a lesson's change makes stale: all lists of lessons, and what is told of them elsewhere. */
export async function forgetLessons(queryClient: QueryClient) {
  await Promise.all([
    invalidate(queryClient, TOLD_OF_LESSONS),
    queryClient.invalidateQueries({ queryKey: CHILDREN }),
  ]);
}
