import * as recitations from "@riwaq/contracts/learning/recitations.calls";
import { queryOptions } from "@tanstack/react-query";

import { queryOf } from "./query-of.ts";

/** The last recording by which a pupil is placed in recitation, and what a teacher heard. */
export const recitationPlacementQuery = (studentId: string) =>
  queryOptions(queryOf(recitations.placement, { params: { id: studentId } }));
