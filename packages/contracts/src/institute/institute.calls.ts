import { call, shapesOf } from "../call.ts";

const shape = shapesOf(() => import("./institute.ts"));

export const read = call("GET", "/institute/", { answer: shape("Institute"), errors: [] });

export const change = call("PATCH", "/institute/", {
  right: "content",
  body: shape("InstituteChange"),
  answer: shape("Institute"),
  errors: [400, 401, 403],
});
