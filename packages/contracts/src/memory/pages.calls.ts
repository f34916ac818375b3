import { call, shapesOf } from "../call.ts";

const shape = shapesOf(() => import("./pages.ts"));

export const heatMap = call("GET", "/students/:id/memory/pages/", {
  answer: shape("HeatMap"),
  errors: [401, 404],
});

export const history = call("GET", "/students/:id/memory/pages/:page/", {
  params: shape("PageParams"),
  answer: shape("PageHistory"),
  errors: [401, 404],
});

/** By a teacher of the pupil. */
export const grade = call("PATCH", "/memory/reviews/:id/", {
  body: shape("ReviewChange"),
  errors: [400, 401, 403, 404],
});

/** For teachers of the pupil and staff. */
export const today = call("GET", "/students/:id/memory/today/", {
  answer: shape("TodayOfPupil"),
  errors: [401, 403, 404],
});
