import { call, shapesOf } from "../call.ts";
import { me } from "./users.calls.ts";

const shape = shapesOf(() => import("./authentication.ts"));

/** Apart from the others, which would weigh on the page of log-in. */
export const logIn = call("POST", "/authentication/login/", {
  body: shape("Login"),
  answer: me.answer,
  errors: [400, 403, 415, 429],
});
