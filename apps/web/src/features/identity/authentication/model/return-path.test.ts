import { expect, it } from "vitest";

import { returnPathOf } from "./return-path.ts";

it.each([
  "/reports/11111111-1111-4111-8111-111111111111",
  "/sessions?cancel=11111111-1111-4111-8111-111111111111",
  "/invitation?token=abc&lang=fr",
])("whoever was led to %s goes on there", (href) => {
  expect(returnPathOf(href)).toBe(href);
});

it.each([
  "/",
  "/sessions",
  "/dashboard",
  "/logout",
  "/login",
  "",
  "//evil.test/a",
  "/\\evil.test",
  "https://evil.test",
])("after %j one begins at home", (href) => {
  expect(returnPathOf(href)).toBeUndefined();
});
