import { call, shapesOf } from "../call.ts";

const shape = shapesOf(() => import("./ear.ts"));

export const rules = call("GET", "/students/:id/memory/rules/", {
  answer: shape("RulesOfPupil"),
  errors: [401, 404],
});

export const map = call("GET", "/students/:id/memory/ear/", {
  answer: shape("EarMap"),
  errors: [401, 404],
});

/** By the pupil or a parent. */
export const answer = call("POST", "/students/:id/memory/ear/answers/", {
  body: shape("EarAnswers"),
  answer: shape("EarAnswersTaken"),
  isKeyed: true,
  errors: [400, 401, 403, 404, 409],
});

export const minimalPairs = call("GET", "/minimal-pairs/", {
  answer: shape("MinimalPairs"),
  errors: [401],
});

/** By teachers, and staff who look after the content. */
export const addPair = call("POST", "/minimal-pairs/", {
  body: shape("NewMinimalPair"),
  answer: shape("MinimalPair"),
  status: 201,
  errors: [400, 401, 403, 409],
});

export const removePair = call("DELETE", "/minimal-pairs/:id/", { errors: [401, 403, 404] });

/** The body is the recording itself; sent again, it takes the place of the one before. */
export const speak = call("PUT", "/minimal-pairs/:id/sounds/:side/", {
  params: shape("WordSoundParams"),
  body: shape("SentSound"),
  errors: [400, 401, 403, 404, 413, 415],
});

/** The sound, which the server answers in its own way. */
export const sound = call("GET", "/minimal-pairs/:id/sounds/:side/", { errors: [401, 404] });
