import { call, shapesOf } from "../call.ts";

const shape = shapesOf(() => import("./briefs.ts"));

/** Of a lesson that somebody covers: for who covers it, its regular teacher and staff with the right to lessons. */
export const one = call("GET", "/sessions/:id/brief/", {
  answer: shape("Brief"),
  errors: [401, 403, 404],
});
