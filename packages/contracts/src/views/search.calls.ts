import { call, shapesOf } from "../call.ts";

const shape = shapesOf(() => import("./search.ts"));
const ofAll = shapesOf(() => import("./all-people.ts"));

/** For all staff: of what nobody asks the reader about, nobody is found. */
export const find = call("GET", "/staff-search/", {
  query: shape("SearchQuery"),
  answer: shape("SearchResults"),
  errors: [400, 401, 403],
});

/** Everybody, page by page. */
export const people = call("GET", "/staff/all-people/", {
  right: "people",
  query: ofAll("AllPeopleQuery"),
  answer: ofAll("AllPeople"),
  errors: [400, 401, 403],
});
