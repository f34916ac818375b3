import { call, shapesOf } from "../call.ts";

const shape = shapesOf(() => import("./scholarships.ts"));
const right = "money";
const answer = shape("Scholarships");

export const list = call("GET", "/staff/scholarships/", { right, answer, errors: [401, 403] });

export const learners = call("GET", "/staff/scholarships/learners/", {
  right,
  query: shape("LearnerSearch"),
  answer: shape("FoundLearners"),
  errors: [400, 401, 403],
});

export const grant = call("POST", "/staff/scholarships/", {
  right,
  isKeyed: true,
  body: shape("NewScholarship"),
  answer: shape("Scholarship"),
  status: 201,
  errors: [400, 401, 403, 409],
});

/** One that has not begun is taken back. */
export const end = call("POST", "/staff/scholarships/:id/end/", {
  right,
  body: shape("ScholarshipEnd"),
  answer,
  errors: [400, 401, 403, 404, 409],
});

/** The body is the document itself; another takes its place. */
export const saveProof = call("PUT", "/staff/scholarships/:id/proof/", {
  right,
  body: shape("SentProof"),
  answer,
  errors: [400, 401, 403, 404, 413, 415, 429],
});

/** The bytes; each reading is traced. */
export const proof = call("GET", "/staff/scholarships/:id/proof/", {
  right,
  errors: [401, 403, 404],
});
