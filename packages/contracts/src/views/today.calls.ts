import { call, shapesOf } from "../call.ts";

const shape = shapesOf(() => import("./today.ts"));

/** For staff: who teaches today, and who is in. */
export const today = call("GET", "/staff/today/", {
  right: "lessons",
  answer: shape("StaffToday"),
  errors: [401, 403],
});
