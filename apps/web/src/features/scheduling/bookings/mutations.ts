import type { Booking } from "@riwaq/contracts/scheduling/bookings";
import * as bookings from "@riwaq/contracts/scheduling/bookings.calls";
import { useMutation, useQueryClient } from "@tanstack/react-query";

import { ApiError } from "../../../lib/api-error.ts";
import { api } from "../../../lib/api.ts";
import { invalidate, invalidateAllBut } from "../../../lib/query-of.ts";
import { useIdempotencyKey } from "../../../lib/use-idempotency-key.ts";

const CONFLICT = 409;

/** Sent again after a lost answer, it books nothing twice. */
export function useBookLessons() {
  const queryClient = useQueryClient();
  const keyOf = useIdempotencyKey();
  return useMutation({
    mutationFn: (body: Booking) => api(bookings.book, { body, key: keyOf(body) }),
    // Hours, lessons, make-ups, trials: a booking leaves little as it was. Previews show what has just been done.
    onSuccess: () => void invalidateAllBut(queryClient, bookings.preview),
    // What has been taken meanwhile, and what is free instead, is in the preview asked for anew.
    onError: (error) => {
      const isTaken = error instanceof ApiError && error.status === CONFLICT;
      if (isTaken) void invalidate(queryClient, [bookings.preview]);
    },
  });
}
