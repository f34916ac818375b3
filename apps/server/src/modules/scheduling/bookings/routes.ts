import { ErrorBody } from "@riwaq/contracts/errors";
/** Booking of lessons: trial, single, make-up and series; shown first, then done once. */
import {
  Booked,
  Booking,
  BookingPreview,
  BookingRequest,
  IdempotencyHeaders,
} from "@riwaq/contracts/scheduling/bookings";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";

import { bookLessons } from "./book-lessons.ts";
import { previewBooking } from "./preview-booking.ts";

const TAGS = { tags: ["bookings"] };
const REFUSED = { 400: ErrorBody, 401: ErrorBody, 403: ErrorBody, 404: ErrorBody };

export const bookingsRoutes: FastifyPluginAsyncZod = async (app) => {
  app.post(
    "/bookings/preview/",
    { schema: { ...TAGS, body: BookingRequest, response: { 200: BookingPreview, ...REFUSED } } },
    async (request) => previewBooking(request.ctx, request.body),
  );

  app.post(
    "/bookings/",
    {
      schema: {
        ...TAGS,
        headers: IdempotencyHeaders,
        body: Booking,
        response: { 201: Booked, ...REFUSED, 409: ErrorBody },
      },
    },
    async (request, reply) => {
      const { "idempotency-key": key } = request.headers;
      const booked = await bookLessons(request.ctx, { request: request.body, key });
      return reply.status(201).send(booked);
    },
  );
};
