import { call, shapesOf } from "../call.ts";
import { read as profile } from "../identity/profile.calls.ts";

const shape = shapesOf(() => import("./zone-changes.ts"));
const ERRORS = [400, 401, 403] as const;

export const preview = call("POST", "/profile/time-zone/preview/", {
  body: shape("TimeZoneQuestion"),
  answer: shape("TimeZonePreview"),
  errors: ERRORS,
});

export const change = call("PUT", "/profile/time-zone/", {
  body: shape("TimeZoneChange"),
  answer: profile.answer,
  errors: [...ERRORS, 409],
});
