import { call, shapesOf } from "../call.ts";

const shape = shapesOf(() => import("./rhythm.ts"));

export const ofStudent = call("GET", "/students/:id/memory/rhythm/", {
  answer: shape("Rhythm"),
  errors: [401, 404],
});
