import { call, shapesOf } from "../call.ts";

const shape = shapesOf(() => import("./handover.ts"));

/** A series as it would go on with somebody else: which lessons, what stands against it, who could. */
export const preview = call("GET", "/staff/series/:id/handover/", {
  right: "lessons",
  query: shape("HandoverQuery"),
  answer: shape("Handover"),
  errors: [400, 401, 403, 404],
});

export const handOver = call("POST", "/staff/series/:id/handover/", {
  right: "lessons",
  body: shape("NewHandover"),
  answer: shape("HandedOver"),
  status: 201,
  isKeyed: true,
  errors: [400, 401, 403, 404, 409],
});
