import { isRedirect } from "@tanstack/react-router";
import { expect, it } from "vitest";

import { stubApi } from "../../../../../test/stub-api.ts";
import { currentUser, keepForPractice, rememberUser } from "../../../../lib/current-user.ts";
import { redirectSignedIn, requireUser } from "./route-guards.ts";

const LOCATION = { location: { href: "/sessions" } };
const ME = "GET /api/users/me/";

async function failureOf(call: Promise<unknown>) {
  return call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
}

it("sends whom the server does not know to log in, and back to where they wanted to go", async () => {
  stubApi({ [ME]: { status: 401, body: {} } });
  const failure = await failureOf(requireUser(LOCATION));
  expect(isRedirect(failure) && failure.options.to).toBe("/login");
});

it.each([
  ["the network", {}],
  ["the server", { [ME]: { status: 502 } }],
])("sends nobody to log in where %s gives no answer", async (_case, answers) => {
  stubApi(answers);
  expect(await failureOf(requireUser(LOCATION))).toMatchObject({ name: "ApiError", status: 0 });
  expect(await failureOf(redirectSignedIn())).toBeUndefined();
});

it("asks nothing where it is known already who is there", async () => {
  const sent = stubApi({});
  currentUser.set({ id: "1", name: "A", email: "a@x.org", role: "T", profile: { picture: null } });
  expect(await requireUser(LOCATION)).toMatchObject({ user: { id: "1" } });
  expect(sent).toEqual([]);
});

it("opens practice without a line for whoever practised here, and no other page", async () => {
  const practice = { location: { href: "/practice", pathname: "/practice" } };
  stubApi({});
  expect(await failureOf(requireUser(practice))).toMatchObject({ name: "ApiError", status: 0 });
  rememberUser({ id: "1", name: "A", email: "a@x.org", role: "P", profile: { picture: null } });
  keepForPractice("1");
  currentUser.set(undefined);
  expect(await failureOf(requireUser(LOCATION))).toMatchObject({ name: "ApiError", status: 0 });
  expect(await requireUser(practice)).toMatchObject({ user: { id: "1", role: "P" } });
  currentUser.set(undefined);
  const cards = { location: { href: "/practice/cards", pathname: "/practice/cards" } };
  expect(await requireUser(cards)).toMatchObject({ user: { id: "1", role: "P" } });
});

it("sends whoever practised here to log in where the server says that nobody is", async () => {
  rememberUser({ id: "1", name: "A", email: "a@x.org", role: "P", profile: { picture: null } });
  keepForPractice("1");
  currentUser.set(undefined);
  stubApi({ [ME]: { status: 401, body: {} } });
  const location = { href: "/practice", pathname: "/practice" };
  expect(isRedirect(await failureOf(requireUser({ location })))).toBe(true);
});
