import { call, shapesOf } from "../call.ts";

const shape = shapesOf(() => import("./dashboard.ts"));

export const teacher = call("GET", "/teacher-dashboard/", {
  answer: shape("TeacherDashboard"),
  errors: [401, 403],
});
