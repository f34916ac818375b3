import { call, shapesOf } from "../call.ts";

const shape = shapesOf(() => import("./programme-pages.ts"));

/** For visitors too. */
export const one = call("GET", "/programmes/offered/:slug/", {
  params: shape("ProgrammePageParams"),
  answer: shape("ProgrammePage"),
  errors: [404],
});
