import { call, shapesOf } from "../call.ts";

const shape = shapesOf(() => import("./recording-consents.ts"));

export const show = call("GET", "/students/:id/recording-consent/", {
  answer: shape("RecordingConsent"),
  errors: [401, 404],
});

export const change = call("PUT", "/students/:id/recording-consent/", {
  body: shape("RecordingConsentChange"),
  answer: shape("RecordingConsent"),
  errors: [400, 401, 403, 404],
});
