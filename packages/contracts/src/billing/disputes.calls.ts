import { call, shapesOf } from "../call.ts";

const shape = shapesOf(() => import("./disputes.ts"));

/** What the bank that asks is shown, as a PDF. */
export const evidence = call("GET", "/staff/money/disputes/:id/evidence/", {
  right: "money",
  answer: shape("EvidenceFile"),
  errors: [401, 403, 404, 429],
});
