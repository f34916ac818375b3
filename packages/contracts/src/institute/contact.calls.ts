import { call, shapesOf } from "../call.ts";

const shape = shapesOf(() => import("./contact.ts"));

export const send = call("POST", "/contact/", {
  body: shape("ContactForm"),
  status: 201,
  isKeyed: true,
  errors: [400, 403, 415, 429],
});
