import { call, shapesOf } from "../call.ts";

const shape = shapesOf(() => import("./leaving.ts"));

export const preview = call("POST", "/teachers/:id/leave/preview/", {
  body: shape("Leaving"),
  answer: shape("LeavingPreview"),
  errors: [400, 401, 403, 404],
});

export const leave = call("POST", "/teachers/:id/leave/", {
  body: shape("Leaving"),
  answer: shape("Left"),
  isKeyed: true,
  errors: [400, 401, 403, 404, 409],
});
