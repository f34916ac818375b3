import { call, shapesOf } from "../call.ts";

const shape = shapesOf(() => import("./resources.ts"));
const errors = [400, 401, 403, 404] as const;
const TAKEN = {
  answer: shape("Resource"),
  status: 201,
  isKeyed: true,
  errors: [...errors, 409, 423, 507],
} as const;

export const list = call("GET", "/resources/", {
  query: shape("ResourcesQuery"),
  answer: shape("Resources"),
  errors: [400, 401, 403],
});

export const one = call("GET", "/resources/:id/", { answer: shape("Resource"), errors });

export const markRead = call("POST", "/resources/:id/read/", { errors });

/** A file: the server answers it in its own way. */
export const file = call("GET", "/resources/:id/file/", {
  query: shape("ResourceFileQuery"),
  errors,
});

export const versions = call("GET", "/resources/:id/versions/", {
  answer: shape("ResourceVersions"),
  errors,
});

export const addVersion = call("POST", "/resources/:id/versions/", {
  body: shape("NewResourceVersion"),
  ...TAKEN,
});

export const create = call("POST", "/resources/", { body: shape("NewResource"), ...TAKEN });

export const change = call("PATCH", "/resources/:id/", {
  body: shape("ResourceChange"),
  answer: shape("Resource"),
  errors,
});

export const assign = call("PUT", "/resources/:id/assignments/", {
  body: shape("ResourceAssignments"),
  answer: shape("Resource"),
  errors,
});

export const remove = call("DELETE", "/resources/:id/", { errors });

/** Takes a removal back. */
export const restore = call("POST", "/resources/:id/restore/", { errors });
