import fc from "fast-check";
import { expect, test } from "vitest";

import { ApiError, errorBodyFrom } from "./api-error.ts";

test.each([
  [{ email: ["taken"], name: ["required", "text_long"] }, ["email", "name"]],
  [{ email: "taken", name: ["required"] }, ["name"]],
  [{ email: [1], detail: [null] }, []],
  [null, []],
  ["<html>", []],
  [undefined, []],
])("of %o the fields with lists of messages are kept", (sent, fields) => {
  expect(Object.keys(errorBodyFrom(sent))).toEqual(fields);
});

test("whatever a proxy answers, what is read are lists of texts", () => {
  fc.assert(
    fc.property(fc.anything(), (sent) => {
      const messages = Object.values(errorBodyFrom(sent)).flat();
      expect(messages.every((message) => typeof message === "string")).toBe(true);
    }),
  );
});

test("it has messages where there is one in any field", () => {
  expect(new ApiError(400, { email: [], name: ["required"] }).hasMessages).toBe(true);
  expect(new ApiError(400, { email: [] }).hasMessages).toBe(false);
  expect(new ApiError(502).hasMessages).toBe(false);
});
