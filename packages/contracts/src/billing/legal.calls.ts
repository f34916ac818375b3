import { call, shapesOf } from "../call.ts";

const shape = shapesOf(() => import("./legal.ts"));

export const read = call("GET", "/legal/", {
  query: shape("LegalQuery"),
  answer: shape("Legal"),
  errors: [400],
});
