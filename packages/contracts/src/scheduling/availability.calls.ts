import { call, shapesOf } from "../call.ts";

const shape = shapesOf(() => import("./availability.ts"));
const ofTeachers = shapesOf(() => import("../people/teachers.ts"));

/** A week is one body: it takes the place of the one before. */
export const saveWeek = call("POST", "/time-slots/bulk_create/", {
  query: shape("WeekPlanQuery"),
  body: shape("TimeSlotsBulkCreate"),
  answer: shape("TimeSlots"),
  status: 201,
  errors: [400, 401, 403],
});

export const week = call("GET", "/time-slots/:id/teacher_slots/", {
  query: shape("WeekPlanQuery"),
  answer: shape("TimeSlots"),
  errors: [400, 401, 404],
});

export const freeSlots = call("GET", "/teachers/:id/free-slots/", {
  query: ofTeachers("FreeSlotsQuery"),
  answer: ofTeachers("FreeSlots"),
  errors: [400, 401, 404],
});

export const exceptions = call("GET", "/availability-exceptions/", {
  answer: shape("AvailabilityExceptions"),
  errors: [401, 403],
});

export const addException = call("POST", "/availability-exceptions/", {
  body: shape("NewAvailabilityException"),
  answer: shape("AvailabilityException"),
  status: 201,
  errors: [400, 401, 403],
});

export const deleteException = call("DELETE", "/availability-exceptions/:id/", {
  errors: [400, 401, 403, 404],
});
