import { call, shapesOf } from "../call.ts";

const shape = shapesOf(() => import("./cards.ts"));
const plan = shapesOf(() => import("./plan.ts"));

/** For teachers: their own decks and the institute's library. For staff who look after the content: every deck. */
export const decks = call("GET", "/decks/", { answer: shape("Decks"), errors: [401, 403] });

export const deck = call("GET", "/decks/:id/", {
  answer: shape("DeckDetail"),
  errors: [401, 403, 404],
});

export const makeDeck = call("POST", "/decks/", {
  body: shape("NewDeck"),
  answer: shape("Deck"),
  status: 201,
  isKeyed: true,
  errors: [400, 401, 403, 409],
});

/** A deck of one's own with the same cards. */
export const copyDeck = call("POST", "/decks/:id/copy/", {
  answer: shape("Deck"),
  status: 201,
  isKeyed: true,
  errors: [400, 401, 403, 404, 409],
});

export const changeDeck = call("PATCH", "/decks/:id/", {
  body: shape("DeckChange"),
  answer: shape("Deck"),
  errors: [400, 401, 403, 404],
});

/** Nobody learns it any longer. */
export const removeDeck = call("DELETE", "/decks/:id/", { errors: [401, 403, 404] });

export const addCard = call("POST", "/decks/:id/cards/", {
  body: shape("NewCard"),
  answer: shape("DeckCard"),
  status: 201,
  isKeyed: true,
  errors: [400, 401, 403, 404, 409],
});

export const changeCard = call("PATCH", "/cards/:id/", {
  body: shape("CardChange"),
  answer: shape("DeckCard"),
  errors: [400, 401, 403, 404],
});

export const removeCard = call("DELETE", "/cards/:id/", { errors: [401, 403, 404] });

/** The body is the file itself; sent again, it takes the place of the one before. */
export const keepMedium = call("PUT", "/cards/:id/media/:medium/", {
  params: shape("CardMediumParams"),
  body: shape("SentMedium"),
  answer: shape("DeckCard"),
  errors: [400, 401, 403, 404, 413, 415],
});

export const removeMedium = call("DELETE", "/cards/:id/media/:medium/", {
  params: shape("CardMediumParams"),
  answer: shape("DeckCard"),
  errors: [401, 403, 404],
});

/** The file, which the server answers in its own way, for who reads the deck or learns it. */
export const medium = call("GET", "/cards/:id/media/:medium/", {
  params: shape("CardMediumParams"),
  errors: [401, 404],
});

export const orderCards = call("PUT", "/decks/:id/order/", {
  body: shape("CardOrder"),
  errors: [400, 401, 403, 404, 409],
});

/** A dry run: every faulty row is named, and nothing is written. */
export const checkFile = call("POST", "/decks/:id/import/check/", {
  body: shape("CardFile"),
  answer: shape("CardFileCheck"),
  errors: [400, 401, 403, 404, 409],
});

/** Whole or not at all. */
export const importCards = call("POST", "/decks/:id/import/", {
  body: shape("CardFile"),
  answer: shape("CardsImported"),
  status: 201,
  isKeyed: true,
  errors: [400, 401, 403, 404, 409],
});

export const assign = call("PUT", "/decks/:id/pupils/:student/", {
  params: shape("DeckPupilParams"),
  body: shape("DeckAssignment"),
  errors: [400, 401, 403, 404],
});

export const endAssignment = call("DELETE", "/decks/:id/pupils/:student/", {
  params: shape("DeckPupilParams"),
  errors: [401, 403, 404],
});

export const ofStudent = call("GET", "/students/:id/cards/", {
  answer: shape("CardsOfPupil"),
  errors: [401, 404],
});

export const answer = call("POST", "/students/:id/cards/answers/", {
  body: shape("CardAnswers"),
  answer: plan("AnswersTaken"),
  errors: [400, 401, 403, 404],
});

export const today = call("GET", "/cards/today/", {
  answer: shape("CardsToday"),
  errors: [401],
});
