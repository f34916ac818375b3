import { call, shapesOf } from "../call.ts";

const shape = shapesOf(() => import("./applications.ts"));
const answer = shape("Application");
const FILE_ERRORS = [400, 401, 403, 413, 415, 429, 507] as const;

/** One's own application; only a teacher has one. */
export const own = call("GET", "/application/", { answer, errors: [401, 403] });

export const send = call("POST", "/application/send/", { answer, errors: [400, 401, 403, 409] });

/** The body is the recording itself; another one takes its place. */
export const saveRecitation = call("PUT", "/application/recitation/", {
  query: shape("RecitationQuery"),
  body: shape("SentFile"),
  answer,
  errors: FILE_ERRORS,
});

/** The body is the document itself. */
export const addCertificate = call("POST", "/application/certificates/", {
  query: shape("CertificateQuery"),
  body: shape("SentFile"),
  answer,
  status: 201,
  errors: FILE_ERRORS,
});

export const removeFile = call("DELETE", "/application/files/:id/", {
  answer,
  errors: [401, 403, 404],
});

/** The bytes: the teacher's own and staff's; a recitation that was accepted is the families' of an approved teacher too. */
export const file = call("GET", "/application-files/:id/", { errors: [401, 404] });

export const ofTeacher = call("GET", "/staff/teachers/:id/application/", {
  right: "people",
  answer,
  errors: [401, 403, 404],
});

export const askForMore = call("POST", "/staff/teachers/:id/application/", {
  right: "people",
  body: shape("ApplicationRequest"),
  answer,
  errors: [400, 401, 403, 404, 409],
});

export const judgeFile = call("PATCH", "/staff/application-files/:id/", {
  right: "people",
  body: shape("FileJudgement"),
  answer,
  errors: [400, 401, 403, 404],
});
