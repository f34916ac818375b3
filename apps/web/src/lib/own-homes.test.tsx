import type { Homes } from "@riwaq/contracts/identity/users";
import { screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";

import { renderWithProviders } from "../../test/render-with-providers.tsx";
import { buildUser } from "../../test/sign-in.ts";
import { stubApi } from "../../test/stub-api.ts";
import { currentUser } from "./current-user.ts";
import { beginWithRight, homesQuery, useOpenHome, useReader } from "./own-homes.ts";
import { sharedQueryClient } from "./shared-query-client.ts";

const HOMES = "GET /api/users/me/homes/";
const held = (homes: Homes["homes"], rights: Homes["rights"] = []) => ({ body: { homes, rights } });

afterEach(() => sharedQueryClient().clear());

function Reader({ role }: { role: "S" | "P" | "T" }) {
  return <p>reads as {useReader({ role })}</p>;
}

describe("as whom somebody reads", () => {
  it.each([
    ["S", held(["S", "P"]), "P"],
    ["P", held(["S", "P"]), "P"],
    ["S", held(["S"]), "S"],
    ["T", held(["T", "P"]), "T"],
    // Until it is known what else they are, and where it cannot be.
    ["S", { status: 503, body: {} }, "S"],
  ] as const)("from the home of %s, with %o, is %s", async (role, answer, reader) => {
    stubApi({ [HOMES]: { ...answer } });
    await renderWithProviders(<Reader role={role} />);
    expect(await screen.findByText(`reads as ${reader}`)).toBeVisible();
  });
});

describe("what a page of staff shows", () => {
  const page = { queryKey: ["page"], queryFn: async () => "shown" };
  const isBegun = () => sharedQueryClient().getQueryState(page.queryKey) !== undefined;

  it.each([
    [held(["A"], ["people"]), true],
    [held(["A"], ["content"]), false],
    [held(["P"]), false],
    [{ status: 503, body: {} }, false],
  ] as const)("with %o begins to be read: %s", async (answer, expected) => {
    sharedQueryClient().setDefaultOptions({ queries: { retry: false } });
    stubApi({ [HOMES]: answer as never });
    await beginWithRight("people", page);
    expect(isBegun()).toBe(expected);
  });

  it("asks once what one may, for all pages after it", async () => {
    const sent = stubApi({ [HOMES]: held(["A"], ["people"]) });
    await beginWithRight("people", page);
    await beginWithRight("people", page);
    expect(sent).toHaveLength(1);
    expect(sharedQueryClient().getQueryData(homesQuery.queryKey)).toEqual({
      homes: ["A"],
      rights: ["people"],
    });
  });
});

function OpenHome() {
  const open = useOpenHome();
  return (
    <button type="button" onClick={() => open.mutate({ role: "S" })}>
      open
    </button>
  );
}

it("another home opens as soon as the server says so, and is the one that is remembered", async () => {
  document.cookie = "csrftoken=t;path=/";
  currentUser.set(buildUser("P"));
  const sent = stubApi({ "PUT /api/users/me/home/": { body: buildUser("S") } });
  const { user } = await renderWithProviders(<OpenHome />);
  await user.click(screen.getByRole("button"));
  await expect.poll(() => currentUser.peek()?.role).toBe("S");
  expect(sent.map(({ body }) => body)).toEqual([{ role: "S" }]);
});
