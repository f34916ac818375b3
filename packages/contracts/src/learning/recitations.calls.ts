import { call, shapesOf } from "../call.ts";

const shape = shapesOf(() => import("./recitations.ts"));

export const begin = call("POST", "/recitations/", {
  body: shape("NewRecitation"),
  answer: shape("Recitation"),
  errors: [400, 401, 403, 404, 409, 429],
});

/** The body is the piece itself. */
export const piece = call("PUT", "/recitations/:id/pieces/:number/", {
  params: shape("PieceParams"),
  body: shape("SentPiece"),
  errors: [400, 401, 403, 404, 409, 413, 415],
});

export const end = call("POST", "/recitations/:id/end/", {
  body: shape("RecitationEnd"),
  answer: shape("Recitation"),
  errors: [400, 401, 403, 404, 409],
});

export const one = call("GET", "/recitations/:id/", {
  answer: shape("RecitationDetails"),
  errors: [401, 404],
});

/** The sound, in parts where a part is asked for: the server answers it in its own way. */
export const sound = call("GET", "/recitations/:id/sound/", { errors: [401, 404] });

export const remove = call("DELETE", "/recitations/:id/", { errors: [401, 403, 404] });

export const ofStudent = call("GET", "/students/:id/recitations/", {
  query: shape("RecitationsQuery"),
  answer: shape("Recitations"),
  errors: [400, 401, 404],
});

export const placement = call("GET", "/students/:id/recitation-placement/", {
  answer: shape("RecitationPlacement"),
  errors: [401, 404],
});
