import { call, shapesOf } from "../call.ts";

const shape = shapesOf(() => import("./unplaced.ts"));

/** For staff: what of the weekly lessons found no place, such as where the clocks of two cities bring two lessons together. */
export const list = call("GET", "/staff/unplaced/", {
  right: "lessons",
  answer: shape("UnplacedLessons"),
  errors: [401, 403],
});
