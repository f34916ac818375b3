import type { Booking } from "@riwaq/contracts/bookings";
import { useMutation, useQueryClient } from "@tanstack/react-query";

import { request } from "../../../lib/api-client.ts";
import { useIdempotencyKey } from "../../../lib/use-idempotency-key.ts";
import { PREVIEWS } from "./preview-booking.ts";

async function bookLessons(body: Booking, key: string) {
  const contract = await import("@riwaq/contracts/bookings");
  const headers = { "idempotency-key": key };
  return request("bookings/", contract.Booked, { method: "POST", body, headers });
}

/** Sent again after a lost answer, it books nothing twice. */
export function useBookLessons() {
  const queryClient = useQueryClient();
  const keyOf = useIdempotencyKey();
  return useMutation({
    mutationFn: (body: Booking) => bookLessons(body, keyOf(body)),
    // Hours, lessons, make-ups, trials: a booking leaves little as it was. Previews show what has just been done.
    onSuccess: () => {
      void queryClient.invalidateQueries({
        predicate: ({ queryKey }) => queryKey[0] !== PREVIEWS[0],
      });
    },
  });
}
