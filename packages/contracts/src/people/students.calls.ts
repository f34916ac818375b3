import { call, shapesOf } from "../call.ts";

const shape = shapesOf(() => import("./students.ts"));

export const list = call("GET", "/students/", { answer: shape("Students"), errors: [401, 403] });

export const page = call("GET", "/students/page/", {
  query: shape("StudentsQuery"),
  answer: shape("StudentsPage"),
  errors: [400, 401, 403],
});
