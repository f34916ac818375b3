import { call, shapesOf } from "../call.ts";

const shape = shapesOf(() => import("./pupil-levels.ts"));

export const list = call("GET", "/students/:id/levels/", {
  answer: shape("PupilLevels"),
  errors: [401, 403, 404],
});

/** By who teaches the pupil this programme, and by staff who look after people. */
export const set = call("PUT", "/students/:id/levels/", {
  body: shape("LevelSet"),
  answer: shape("PupilLevels"),
  errors: [400, 401, 403, 404],
});
