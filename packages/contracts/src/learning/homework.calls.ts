import { call, shapesOf } from "../call.ts";

const shape = shapesOf(() => import("./homework.ts"));

export const set = call("POST", "/homework/", {
  body: shape("NewHomework"),
  answer: shape("Homework"),
  errors: [400, 401, 403, 404, 409],
});

export const one = call("GET", "/homework/:id/", {
  answer: shape("Homework"),
  errors: [401, 404],
});

/** It is not asked for any more; withdrawn twice, it is withdrawn. */
export const withdraw = call("DELETE", "/homework/:id/", { errors: [401, 403, 404, 409] });

export const ofStudent = call("GET", "/students/:id/homework/", {
  answer: shape("HomeworkOfStudent"),
  errors: [401, 404],
});

export const toHear = call("GET", "/to-hear/", {
  answer: shape("ToHear"),
  errors: [401, 403],
});

export const comment = call("POST", "/recitations/:id/comments/", {
  body: shape("NewComment"),
  answer: shape("RecitationComment"),
  errors: [400, 401, 403, 404, 409],
});

/** The body is the voice itself. */
export const commentByVoice = call("PUT", "/recitations/:id/comments/:comment/", {
  params: shape("VoiceParams"),
  query: shape("VoiceQuery"),
  body: shape("SentVoice"),
  answer: shape("RecitationComment"),
  errors: [400, 401, 403, 404, 409, 413, 415],
});

export const removeComment = call("DELETE", "/recitation-comments/:id/", {
  errors: [401, 403, 404],
});

/** The voice of a comment: the server answers it in its own way. */
export const voice = call("GET", "/recitation-comments/:id/sound/", { errors: [401, 404] });

export const answer = call("GET", "/recitations/:id/answer/", {
  answer: shape("RecitationAnswer"),
  errors: [401, 404],
});

/** It is heard: the family is told, and reads what was said to it. */
export const sayAnswered = call("POST", "/recitations/:id/answer/", {
  body: shape("Heard"),
  answer: shape("RecitationAnswer"),
  errors: [400, 401, 403, 404, 409],
});
