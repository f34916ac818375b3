import { call, shapesOf } from "../call.ts";

const shape = shapesOf(() => import("./contact.ts"));

export const list = call("GET", "/contact-messages/", {
  right: "people",
  query: shape("ContactMessagesQuery"),
  answer: shape("ContactMessages"),
  errors: [400, 401, 403],
});

export const mark = call("PATCH", "/contact-messages/:id/", {
  right: "people",
  body: shape("ContactMessageChange"),
  answer: shape("ContactMessage"),
  errors: [400, 401, 403, 404],
});

export const remove = call("DELETE", "/contact-messages/:id/", {
  right: "people",
  errors: [401, 403, 404],
});
