import { expect, it } from "vitest";

import { parseMushafSearch } from "./mushaf-search.ts";

it.each([
  [{ page: "3" }, { page: 3, aya: undefined }],
  [{ page: 605 }, { page: undefined, aya: undefined }],
  [
    { page: "1.5", aya: "2:255" },
    { page: undefined, aya: "2:255" },
  ],
  [{ aya: "x" }, { page: undefined, aya: undefined }],
  [
    { page: 3, from: "2:7:3", to: "2:6" },
    { page: 3, from: "2:6:1", to: "2:7:3" },
  ],
  [{ page: 3, from: "2:6:1" }, { page: 3 }],
  [{ page: 3, from: "2:6:1", to: "2:999:1" }, { page: 3 }],
])("reads of the address %o what it can use", (search, read) => {
  expect(parseMushafSearch(search)).toEqual(read);
});
