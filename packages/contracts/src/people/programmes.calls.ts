import { call, shapesOf } from "../call.ts";

const shape = shapesOf(() => import("./programmes.ts"));

export const list = call("GET", "/programmes/", { answer: shape("Programmes"), errors: [401] });

export const forStaff = call("GET", "/staff/programmes/", {
  right: "content",
  answer: shape("StaffProgrammes"),
  errors: [401, 403],
});

export const create = call("POST", "/staff/programmes/", {
  right: "content",
  body: shape("NewProgramme"),
  answer: shape("StaffProgramme"),
  status: 201,
  isKeyed: true,
  errors: [400, 401, 403, 409],
});

export const order = call("PUT", "/staff/programmes/order/", {
  right: "content",
  body: shape("ProgrammeOrder"),
  answer: shape("StaffProgrammes"),
  errors: [400, 401, 403, 409],
});

export const change = call("PATCH", "/staff/programmes/:id/", {
  right: "content",
  body: shape("ProgrammeChange"),
  answer: shape("StaffProgramme"),
  errors: [400, 401, 403, 404],
});
