import { call, shapesOf } from "../call.ts";

const shape = shapesOf(() => import("./programmes.ts"));
const pictures = shapesOf(() => import("../identity/pictures.ts"));
const bySlug = shapesOf(() => import("../views/programme-pages.ts"));

export const list = call("GET", "/programmes/", { answer: shape("Programmes"), errors: [401] });

export const forStaff = call("GET", "/staff/programmes/", {
  right: "content",
  answer: shape("StaffProgrammes"),
  errors: [401, 403],
});

export const create = call("POST", "/staff/programmes/", {
  right: "content",
  body: shape("NewProgramme"),
  answer: shape("StaffProgramme"),
  status: 201,
  isKeyed: true,
  errors: [400, 401, 403, 409],
});

export const order = call("PUT", "/staff/programmes/order/", {
  right: "content",
  body: shape("ProgrammeOrder"),
  answer: shape("StaffProgrammes"),
  errors: [400, 401, 403, 409],
});

export const change = call("PATCH", "/staff/programmes/:id/", {
  right: "content",
  body: shape("ProgrammeChange"),
  answer: shape("StaffProgramme"),
  errors: [400, 401, 403, 404],
});

/** The page that visitors are shown: the body is the picture itself. */
export const setSample = call("PUT", "/staff/programmes/:id/sample/", {
  right: "content",
  body: pictures("PictureFile"),
  answer: shape("StaffProgramme"),
  errors: [400, 401, 403, 404, 413, 415, 429, 507],
});

export const removeSample = call("DELETE", "/staff/programmes/:id/sample/", {
  right: "content",
  answer: shape("StaffProgramme"),
  errors: [401, 403, 404],
});

/** The bytes, for visitors too. */
export const sample = call("GET", "/programmes/offered/:slug/sample/", {
  params: bySlug("ProgrammePageParams"),
  errors: [404],
});

/** After the other levels of this programme. */
export const addLevel = call("POST", "/staff/programmes/:id/levels/", {
  right: "content",
  body: shape("NewLevel"),
  answer: shape("StaffProgramme"),
  status: 201,
  isKeyed: true,
  errors: [400, 401, 403, 404, 409],
});

export const orderLevels = call("PUT", "/staff/programmes/:id/levels/order/", {
  right: "content",
  body: shape("LevelOrder"),
  answer: shape("StaffProgramme"),
  errors: [400, 401, 403, 404, 409],
});

export const changeLevel = call("PATCH", "/staff/programme-levels/:id/", {
  right: "content",
  body: shape("LevelChange"),
  answer: shape("StaffProgramme"),
  errors: [400, 401, 403, 404, 409],
});

/** Deleted where nobody has it; retired where somebody does. */
export const removeLevel = call("DELETE", "/staff/programme-levels/:id/", {
  right: "content",
  answer: shape("StaffProgramme"),
  errors: [401, 403, 404],
});
