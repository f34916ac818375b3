import { call, shapesOf } from "../call.ts";

const shape = shapesOf(() => import("./tests.ts"));

/** For teachers of the pupil, before a test. */
export const choice = call("GET", "/students/:id/tests/choice/", {
  answer: shape("TestChoice"),
  errors: [401, 403, 404],
});

/** A family reads those that are finished. */
export const ofStudent = call("GET", "/students/:id/tests/", {
  answer: shape("Tests"),
  errors: [401, 404],
});

/** By a teacher of the pupil; begun again under its id, it is what it was. */
export const begin = call("POST", "/students/:id/tests/", {
  body: shape("NewTest"),
  answer: shape("TestDetails"),
  errors: [400, 401, 403, 404, 409],
});

export const show = call("GET", "/tests/:id/", {
  answer: shape("TestDetails"),
  errors: [401, 404],
});

/** By whoever holds it; the question before is answered by that. Asked twice, it is asked once. */
export const ask = call("POST", "/tests/:id/ask/", {
  body: shape("AskedQuestion"),
  answer: shape("TestDetails"),
  errors: [400, 401, 403, 404, 409],
});

/** By whoever holds it. Finished again it is as it was. */
export const finish = call("POST", "/tests/:id/finish/", {
  body: shape("TestEnd"),
  answer: shape("TestDetails"),
  errors: [400, 401, 403, 404, 409],
});

/** Nothing comes of it: by any teacher of the pupil, so that one who is gone holds nobody up. */
export const drop = call("POST", "/tests/:id/drop/", {
  answer: shape("TestDetails"),
  errors: [401, 403, 404, 409],
});
