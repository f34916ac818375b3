import { call, shapesOf } from "../call.ts";

const shape = shapesOf(() => import("./bookings.ts"));

export const preview = call("POST", "/bookings/preview/", {
  body: shape("BookingRequest"),
  answer: shape("BookingPreview"),
  errors: [400, 401, 403, 404],
});

export const book = call("POST", "/bookings/", {
  body: shape("Booking"),
  answer: shape("Booked"),
  status: 201,
  isKeyed: true,
  errors: [400, 401, 403, 404, 409],
});
