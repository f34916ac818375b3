import { call, shapesOf } from "../call.ts";

const shape = shapesOf(() => import("./mushaf.ts"));

/** For every signed-in person. */
export const search = call("GET", "/mushaf/search/", {
  query: shape("MushafQuery"),
  answer: shape("MushafHits"),
  errors: [400, 401],
});

export const show = call("GET", "/mushaf/", { answer: shape("Mushaf"), errors: [401] });

export const leave = call("PUT", "/mushaf/place/", {
  body: shape("MushafPlace"),
  errors: [400, 401],
});

export const edition = call("GET", "/staff/mushaf/", {
  right: "content",
  answer: shape("Edition"),
  errors: [401, 403],
});

export const approve = call("PUT", "/staff/mushaf/approval/", {
  right: "content",
  body: shape("NewApproval"),
  answer: shape("Edition"),
  errors: [400, 401, 403],
});

export const withdraw = call("DELETE", "/staff/mushaf/approval/", {
  right: "content",
  answer: shape("Edition"),
  errors: [401, 403, 404],
});
