import { call, shapesOf } from "../call.ts";

const shape = shapesOf(() => import("./similar.ts"));

export const ofStudent = call("GET", "/students/:id/similar-places/", {
  answer: shape("SimilarPlaces"),
  errors: [401, 404],
});

/** By a teacher of the pupil. Linked already, it is the link that there is. */
export const link = call("POST", "/students/:id/similar-places/", {
  body: shape("NewLink"),
  answer: shape("SimilarPair"),
  errors: [400, 401, 403, 404],
});

/** Ayat that an aya may be confused with: what was marked first, then what resembles it by its words. */
export const suggestions = call("GET", "/students/:id/similar-places/suggestions/", {
  query: shape("SuggestionsQuery"),
  answer: shape("Suggestions"),
  errors: [400, 401, 403, 404],
});

/** Taken back twice it is gone once; linked again it is a new one. */
export const unlink = call("DELETE", "/similar-places/:id/", { errors: [401, 403, 404] });
