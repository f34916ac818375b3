import { call, shapesOf } from "../call.ts";

const shape = shapesOf(() => import("./public-profiles.ts"));

/** One's own; only a teacher has one. */
export const own = call("GET", "/public-profile/", {
  answer: shape("PublicProfile"),
  errors: [401, 403],
});

export const changeOwn = call("PATCH", "/public-profile/", {
  body: shape("PublicProfileChange"),
  answer: shape("PublicProfile"),
  errors: [400, 401, 403],
});
