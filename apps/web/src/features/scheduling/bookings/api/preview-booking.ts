import type { BookingRequest } from "@riwaq/contracts/scheduling/bookings";
import { queryOptions } from "@tanstack/react-query";

import { request } from "../../../../lib/api-client.ts";

export const PREVIEWS = ["booking-preview"];

async function previewBooking(body: BookingRequest) {
  const contract = await import("@riwaq/contracts/scheduling/bookings");
  return request("bookings/preview/", contract.BookingPreview, { method: "POST", body });
}

/** What would be booked and what would not; asked anew whenever it is shown, since others book too. */
export function bookingPreviewQuery(body: BookingRequest) {
  return queryOptions({
    queryKey: [...PREVIEWS, body],
    queryFn: () => previewBooking(body),
    staleTime: 0,
  });
}
