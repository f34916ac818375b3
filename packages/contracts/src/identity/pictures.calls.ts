import { call, shapesOf } from "../call.ts";

const shape = shapesOf(() => import("./pictures.ts"));
const ERRORS = [400, 401, 403, 413, 415, 429, 507] as const;

export const replace = call("PUT", "/profile/picture/", {
  body: shape("PictureFile"),
  answer: shape("OwnPicture"),
  errors: ERRORS,
});

export const remove = call("DELETE", "/profile/picture/", {
  answer: shape("OwnPicture"),
  errors: ERRORS,
});
