import { call, shapesOf } from "../call.ts";

const shape = shapesOf(() => import("./homes.ts"));

export const student = call("GET", "/student-home/", {
  answer: shape("StudentHome"),
  errors: [401, 403],
});

export const parent = call("GET", "/parent-home/", {
  answer: shape("ParentHome"),
  errors: [401, 403],
});
