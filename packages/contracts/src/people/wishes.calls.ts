import { call, shapesOf } from "../call.ts";

const shape = shapesOf(() => import("./wishes.ts"));

/** Of the reader's own family, by name. */
export const list = call("GET", "/wishes/", { answer: shape("Wishes"), errors: [401, 403] });

/** Of whoever this person answers for, and of the person, where they learn. */
export const ofPerson = call("GET", "/staff/people/:id/wishes/", {
  right: "people",
  answer: shape("Wishes"),
  errors: [401, 403, 404],
});

/** What the family seeks for this learner; said anew as a whole. */
export const say = call("PUT", "/students/:id/wish/", {
  body: shape("WishChange"),
  answer: shape("LearnerWish"),
  errors: [400, 401, 403, 404],
});
