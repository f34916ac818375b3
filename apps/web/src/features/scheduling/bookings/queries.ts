import type { BookingRequest, MakeUp } from "@riwaq/contracts/scheduling/bookings";
import * as bookings from "@riwaq/contracts/scheduling/bookings.calls";
import * as changes from "@riwaq/contracts/scheduling/changes.calls";
import { queryOptions } from "@tanstack/react-query";

import { queryOf } from "../../../lib/query-of.ts";

/** What would be booked and what would not; asked anew whenever it is shown, since others book too. */
export function bookingPreviewQuery(body: BookingRequest) {
  return queryOptions({ ...queryOf(bookings.preview, { body }), staleTime: 0 });
}

/** The lessons that are owed to the reader or the reader's children. */
export const makeUpsQuery = queryOptions(queryOf(changes.makeUps));

/** It waits for the family, or for the word of the staff. */
export const isOpen = ({ state }: MakeUp) => state === "owed" || state === "pending";

/** An hour can be booked for it. */
export const isOwed = ({ state, is_expired }: MakeUp) => state === "owed" && !is_expired;

/** A few hours at which one of them can be held; others book them too. */
export const makeUpHoursQuery = (id: string) =>
  queryOptions({ ...queryOf(changes.hoursOfMakeUp, { params: { id } }), staleTime: 0 });
