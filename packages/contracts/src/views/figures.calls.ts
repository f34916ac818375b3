import { call, shapesOf } from "../call.ts";

const shape = shapesOf(() => import("./figures.ts"));

/** The four figures of the desk's home: of this week, on the institute's clock. */
export const week = call("GET", "/staff/figures/week/", {
  right: "lessons",
  answer: shape("WeekFigures"),
  errors: [401, 403],
});

/** By month, programme and teacher. */
export const figures = call("GET", "/staff/figures/", {
  right: "lessons",
  query: shape("FiguresQuery"),
  answer: shape("Figures"),
  errors: [400, 401, 403],
});

export const table = call("GET", "/staff/figures/table/", {
  right: "lessons",
  query: shape("FiguresTableQuery"),
  answer: shape("FiguresTable"),
  errors: [400, 401, 403],
});
