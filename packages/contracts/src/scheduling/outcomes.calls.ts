import { call, shapesOf } from "../call.ts";

const shape = shapesOf(() => import("./outcomes.ts"));
const details = shapesOf(() => import("./sessions.ts"));

/** What a teacher is asked about own lessons. */
export const questions = call("GET", "/outcome-questions/", {
  answer: shape("OutcomeQuestions"),
  errors: [401, 403],
});

/** For staff: what nobody has answered for a day, and where the teacher is not known to have come. */
export const unanswered = call("GET", "/staff/outcome-questions/", {
  right: "lessons",
  answer: shape("OutcomeQuestions"),
  errors: [401, 403],
});

export const say = call("POST", "/sessions/:id/outcome/", {
  body: shape("OutcomeAnswer"),
  answer: details("SessionDetails"),
  errors: [400, 401, 403, 404, 409],
});

/** The secret of a link goes in the body: no address of the API holds it. Opening changes nothing. */
export const openQuestion = call("POST", "/outcome-questions/open/", {
  body: shape("QuestionLink"),
  answer: shape("LinkedQuestion"),
  errors: [400, 429],
});

export const answerQuestion = call("POST", "/outcome-questions/answer/", {
  body: shape("LinkedAnswer"),
  answer: shape("LinkedQuestion"),
  errors: [400, 409, 429],
});

/** A family's own: how often its teachers came in time, and what is given back. */
export const punctuality = call("GET", "/punctuality/", {
  answer: shape("Punctuality"),
  errors: [401, 403],
});
