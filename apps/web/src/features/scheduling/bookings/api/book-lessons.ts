import type { Booking } from "@riwaq/contracts/scheduling/bookings";
import { useMutation, useQueryClient } from "@tanstack/react-query";

import { request } from "../../../../lib/api-client.ts";
import { ApiError } from "../../../../lib/api-error.ts";
import { useIdempotencyKey } from "../../../../lib/use-idempotency-key.ts";
import { PREVIEWS } from "./preview-booking.ts";

const CONFLICT = 409;

async function bookLessons(body: Booking, key: string) {
  const contract = await import("@riwaq/contracts/scheduling/bookings");
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
    // What has been taken meanwhile, and what is free instead, is in the preview asked for anew.
    onError: (error) => {
      const isTaken = error instanceof ApiError && error.status === CONFLICT;
      if (isTaken) void queryClient.invalidateQueries({ queryKey: PREVIEWS });
    },
  });
}
