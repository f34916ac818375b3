import { call, shapesOf } from "../call.ts";

const shape = shapesOf(() => import("./users.ts"));

export const mine = call("GET", "/users/me/homes/", { answer: shape("Homes"), errors: [401] });

export const open = call("PUT", "/users/me/home/", {
  body: shape("HomeChoice"),
  answer: shape("CurrentUser"),
  errors: [400, 401, 403],
});
