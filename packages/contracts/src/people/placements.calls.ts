import { call, shapesOf } from "../call.ts";

const shape = shapesOf(() => import("./placements.ts"));

/** For whoever reaches the pupil. */
export const ofStudent = call("GET", "/students/:id/placement/", {
  answer: shape("PupilPlacement"),
  errors: [401, 403, 404],
});

/** By the family alone; it takes the place of one that nobody has confirmed. */
export const send = call("POST", "/placements/", {
  body: shape("NewPlacement"),
  answer: shape("PupilPlacement"),
  status: 201,
  isKeyed: true,
  errors: [400, 401, 403, 404, 409],
});

/** By who teaches the pupil, and by staff who look after people; the last word holds. */
export const confirm = call("PUT", "/placements/:id/", {
  body: shape("BandSaid"),
  answer: shape("PupilPlacement"),
  errors: [400, 401, 403, 404],
});
