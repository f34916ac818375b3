import { call, shapesOf } from "../call.ts";

const shape = shapesOf(() => import("./programmes.ts"));

/** For visitors too, and on nearly each of their pages: what staff call (programmes.calls.ts) would weigh there. */
export const offered = call("GET", "/programmes/offered/", {
  answer: shape("OfferedProgrammes"),
  errors: [],
});
