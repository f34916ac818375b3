/** Booking of lessons: trial, single, make-up and series; shown first, then done once. */
import * as bookings from "@riwaq/contracts/scheduling/bookings.calls";

import { routesOf } from "../../../platform/http/routes-of.ts";
import { bookLessons } from "./book-lessons.ts";
import { type FindCover, previewBooking } from "./preview-booking.ts";

export const bookingsRoutes = ({ findCover }: { findCover: FindCover }) =>
  routesOf("bookings", (on) => {
    on(bookings.preview, async ({ ctx, body }) => previewBooking(ctx, body, findCover));

    on(bookings.book, async ({ ctx, body, headers }) =>
      bookLessons(ctx, { request: body, key: headers["idempotency-key"] }),
    );
  });
