import { call, shapesOf } from "../call.ts";

const shape = shapesOf(() => import("./holidays.ts"));

export const coming = call("GET", "/holidays/", { answer: shape("Holidays"), errors: [401] });

export const forStaff = call("GET", "/staff/holidays/", {
  right: "lessons",
  answer: shape("Holidays"),
  errors: [401, 403],
});

export const change = call("PATCH", "/staff/holidays/:id/", {
  right: "lessons",
  body: shape("HolidayChange"),
  answer: shape("Holiday"),
  errors: [400, 401, 403, 404, 409],
});
