import { call, shapesOf } from "../call.ts";

const shape = shapesOf(() => import("./offers.ts"));
const ERRORS = [400, 401, 403, 404, 409] as const;

/** What waits for a family's word: the reader's own as a family, and as a teacher what the reader has offered. */
export const mine = call("GET", "/offers/", { answer: shape("Offers"), errors: [401] });

export const confirm = call("POST", "/offers/:id/confirm/", {
  answer: shape("OfferSettled"),
  errors: ERRORS,
});

export const decline = call("POST", "/offers/:id/decline/", {
  body: shape("Declining"),
  answer: shape("OfferSettled"),
  errors: ERRORS,
});

export const withdraw = call("POST", "/offers/:id/withdraw/", {
  answer: shape("OfferSettled"),
  errors: ERRORS,
});

/** The secret of a link goes in the body: no address of the API holds it. Opening changes nothing. */
export const open = call("POST", "/offers/open/", {
  body: shape("OfferLink"),
  answer: shape("OpenedOffer"),
  errors: [400, 429],
});

export const answer = call("POST", "/offers/answer/", {
  body: shape("OfferAnswer"),
  answer: shape("OfferSettled"),
  errors: [400, 403, 404, 409, 429],
});

/** A single lesson that a teacher placed. */
export const declineLesson = call("POST", "/sessions/:id/decline/", {
  body: shape("Declining"),
  errors: ERRORS,
});

/** The family keeps it: then it is a lesson like any other. */
export const keepLesson = call("POST", "/sessions/:id/keep/", { errors: ERRORS });
