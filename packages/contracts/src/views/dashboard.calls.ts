import { call, shapesOf } from "../call.ts";

const shape = shapesOf(() => import("./dashboard.ts"));

export const teacher = call("GET", "/teacher-dashboard/", {
  answer: shape("TeacherDashboard"),
  errors: [401, 403],
});

/** For all staff: of what nobody decides about, nothing is said. */
export const staff = call("GET", "/staff-home/", {
  answer: shape("StaffHome"),
  errors: [401, 403],
});
