import { call, shapesOf } from "../call.ts";

const shape = shapesOf(() => import("./plan.ts"));

export const ofStudent = call("GET", "/students/:id/memory/", {
  answer: shape("Memory"),
  errors: [401, 404],
});

export const tonight = call("GET", "/tonight/", { answer: shape("Tonight"), errors: [401] });

export const setPlan = call("PUT", "/students/:id/memory/plan/", {
  body: shape("MemoryPlan"),
  errors: [400, 401, 403, 404],
});

export const begin = call("POST", "/students/:id/memory/beginning/", {
  body: shape("Beginning"),
  errors: [400, 401, 403, 404],
});

export const givePortion = call("POST", "/students/:id/memory/portions/", {
  body: shape("GivenPortion"),
  errors: [400, 401, 403, 404],
});

/** Nothing new is learnt for the time being. */
export const endPortion = call("DELETE", "/students/:id/memory/portions/", {
  errors: [401, 403, 404],
});

export const answer = call("POST", "/students/:id/memory/answers/", {
  body: shape("Answers"),
  answer: shape("AnswersTaken"),
  errors: [400, 401, 403, 404],
});
