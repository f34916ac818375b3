import { call, shapesOf } from "../call.ts";

const shape = shapesOf(() => import("./contact.ts"));

export const list = call("GET", "/contact-messages/", {
  query: shape("ContactMessagesQuery"),
  answer: shape("ContactMessages"),
  errors: [400, 401, 403],
});

export const mark = call("PATCH", "/contact-messages/:id/", {
  body: shape("ContactMessageChange"),
  answer: shape("ContactMessage"),
  errors: [400, 401, 403, 404],
});

export const remove = call("DELETE", "/contact-messages/:id/", { errors: [401, 403, 404] });
