import { call, shapesOf } from "../call.ts";

const shape = shapesOf(() => import("./placement-sounds.ts"));

/** For everybody: the test asks by ear what is in it, and nothing else. */
export const list = call("GET", "/placement-sounds/", {
  answer: shape("PlacementSounds"),
  errors: [],
});

/** For who records: by whom, and what may be recorded anew. */
export const recordings = call("GET", "/placement-recordings/", {
  answer: shape("PlacementRecordings"),
  errors: [401],
});

/** The sound, which the server answers in its own way. */
export const sound = call("GET", "/placement-sounds/:item/", {
  params: shape("PlacementSoundParams"),
  query: shape("PlacementSoundQuery"),
  errors: [404],
});

/** By teachers, and staff who look after the content. The body is the recording itself; sent again, it takes the place of the one before. */
export const record = call("PUT", "/placement-sounds/:item/", {
  params: shape("PlacementSoundParams"),
  body: shape("SentSound"),
  errors: [400, 401, 403, 404, 413, 415, 429],
});

/** By who recorded it, and staff who look after the content. */
export const remove = call("DELETE", "/placement-sounds/:item/", {
  params: shape("PlacementSoundParams"),
  errors: [401, 403, 404],
});
