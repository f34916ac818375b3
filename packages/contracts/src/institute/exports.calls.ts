import { call, shapesOf } from "../call.ts";

const shape = shapesOf(() => import("./exports.ts"));
const errors = [400, 401, 403, 404, 429] as const;

/** For spreadsheets; that it was taken stands in the journal. */
export const people = call("GET", "/staff/exports/:table/", {
  right: "people",
  params: shape("ExportParams"),
  query: shape("ExportQuery"),
  answer: shape("ExportFile"),
  errors,
});

export const lessons = call("GET", "/staff/exports/of/lessons/", {
  right: "lessons",
  query: shape("LessonsExportQuery"),
  answer: shape("ExportFile"),
  errors,
});
