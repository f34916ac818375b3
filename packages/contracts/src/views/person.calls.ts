import { call, shapesOf } from "../call.ts";

const shape = shapesOf(() => import("./person.ts"));

/** What somebody is here, whatever they are: for staff who decide about people. */
export const one = call("GET", "/staff/people/:id/", {
  right: "people",
  answer: shape("Person"),
  errors: [401, 403, 404],
});

/** What happened to somebody and what they did, and who did it. */
export const timeline = call("GET", "/staff/people/:id/timeline/", {
  right: "people",
  query: shape("TimelineQuery"),
  answer: shape("Timeline"),
  errors: [400, 401, 403, 404],
});
