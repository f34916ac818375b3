import { call, shapesOf } from "../call.ts";

const shape = shapesOf(() => import("./testimonials.ts"));

/** What visitors read: the published ones. */
export const published = call("GET", "/testimonials/", {
  answer: shape("PublicTestimonials"),
  errors: [],
});

export const forStaff = call("GET", "/staff/testimonials/", {
  right: "content",
  answer: shape("Testimonials"),
  errors: [401, 403],
});

export const create = call("POST", "/staff/testimonials/", {
  right: "content",
  body: shape("NewTestimonial"),
  answer: shape("Testimonial"),
  status: 201,
  isKeyed: true,
  errors: [400, 401, 403, 409],
});

export const order = call("PUT", "/staff/testimonials/order/", {
  right: "content",
  body: shape("TestimonialOrder"),
  answer: shape("Testimonials"),
  errors: [400, 401, 403, 409],
});

export const change = call("PATCH", "/staff/testimonials/:id/", {
  right: "content",
  body: shape("TestimonialChange"),
  answer: shape("Testimonial"),
  errors: [400, 401, 403, 404, 409],
});

/** For good, once it is archived. */
export const remove = call("DELETE", "/staff/testimonials/:id/", {
  right: "content",
  errors: [401, 403, 404, 409],
});
