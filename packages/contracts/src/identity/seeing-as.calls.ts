import { call, shapesOf } from "../call.ts";
import { me } from "./users.calls.ts";

const shape = shapesOf(() => import("./seeing-as.ts"));
const { answer } = me;

/** From now on this sign-in shows what that person sees, and changes nothing. */
export const begin = call("POST", "/staff/people/:id/see-as/", {
  right: "people",
  body: shape("SeeingReason"),
  answer,
  errors: [400, 401, 403, 404, 409],
});

export const stop = call("POST", "/seeing-as/stop/", {
  answer,
  endsSeeing: true,
  errors: [401, 403],
});
