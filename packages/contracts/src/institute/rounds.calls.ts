import { call, shapesOf } from "../call.ts";

const shape = shapesOf(() => import("./rounds.ts"));

export const failures = call("GET", "/staff/rounds/", {
  right: "people",
  answer: shape("RoundFailures"),
  errors: [401, 403],
});
