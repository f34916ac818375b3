import { call, shapesOf } from "../call.ts";

const shape = shapesOf(() => import("./two-step.ts"));
const ERRORS = [400, 401, 403, 409, 429] as const;

export const state = call("GET", "/profile/two-step/", {
  answer: shape("TwoStepState"),
  errors: [401],
});

export const begin = call("POST", "/profile/two-step/begin/", {
  body: shape("PasswordProof"),
  answer: shape("TwoStepSetup"),
  errors: ERRORS,
});

export const confirm = call("POST", "/profile/two-step/confirm/", {
  body: shape("TwoStepCode"),
  answer: shape("RecoveryCodes"),
  errors: ERRORS,
});

export const renewCodes = call("POST", "/profile/two-step/recovery-codes/", {
  body: shape("TwoStepProof"),
  answer: shape("RecoveryCodes"),
  errors: ERRORS,
});

export const turnOff = call("POST", "/profile/two-step/off/", {
  body: shape("TwoStepProof"),
  errors: ERRORS,
});
