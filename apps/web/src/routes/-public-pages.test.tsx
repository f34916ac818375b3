import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";

import { buildOffer } from "../../test/build-offer.ts";
import { openPage } from "../../test/open-page.tsx";
import { signIn, signOut } from "../../test/sign-in.ts";
import { sharedQueryClient } from "../lib/shared-query-client.ts";

const PAGES = [
  "/",
  "/about",
  "/programs",
  "/curriculum",
  "/pricing",
  "/placement",
  "/teachers",
  "/find-a-teacher",
  "/terms",
  "/privacy",
  "/legal",
  "/conditions",
  "/withdraw",
  "/cancel",
  "/contact",
  "/login",
  "/register",
  "/forgot-password",
];

describe.each(["en", "fr", "ar"] as const)("in %s", (language) => {
  it.each(PAGES)("%s has one heading, in that language, and keeps its address", async (path) => {
    signOut();
    const { address } = await openPage(path, { language });
    const headings = await screen.findAllByRole("heading", { level: 1 });
    expect(headings).toHaveLength(1);
    const isArabic = /\p{Script=Arabic}/u.test(headings[0]?.textContent ?? "");
    expect(isArabic).toBe(language === "ar");
    expect(address()).toBe(path);
  });
});

it.each(PAGES)("%s asks the server for nothing that is a member's", async (path) => {
  const sent = signOut();
  await openPage(path);
  await screen.findByRole("heading", { level: 1 });
  const asked = new Set(sent.map((one) => one.path));
  const isForAll = (one: string) =>
    /users\/me|institute|programmes\/offered|\/prices\/|\/open-hours\/|\/testimonials\/|\/public-teachers\/|\/legal\//.test(
      one,
    );
  expect([...asked].filter((one) => !isForAll(one))).toEqual([]);
  expect(sharedQueryClient().getQueryCache().getAll()).toEqual([]);
});

describe("the link of an invitation", () => {
  const OPEN = "POST /api/student-invitations/open/";
  const opened = {
    teacher: "Amal",
    child: "Inès",
    age: 9,
    language: "fr",
    expires_at: "2026-12-02T10:00:00.000Z",
  };

  it("is opened while the page is on its way, and once", async () => {
    const sent = signOut({ [OPEN]: { body: opened } });
    await openPage("/invitation?token=abc");
    expect(await screen.findByRole("heading", { level: 1 })).toHaveTextContent(/Amal.*Inès/);
    const opening = sent.filter(({ path }) => path.includes("student-invitations"));
    expect(opening.map(({ body }) => body)).toEqual([{ token: "abc" }]);
  });

  it.each(["/invitation", "/invitation?token="])(
    "asks nothing at %s, which has none",
    async (path) => {
      const sent = signOut();
      await openPage(path);
      expect(await screen.findByRole("heading", { level: 1 })).toBeVisible();
      expect(sent.filter(({ path }) => path.includes("student-invitations"))).toEqual([]);
    },
  );

  it("keeps a parent who is signed in within their own frame", async () => {
    signIn("P", { [OPEN]: { body: opened }, "GET /api/children/": { body: [] } });
    await openPage("/invitation?token=abc");
    expect(await screen.findByRole("button", { name: /Nadia Lambert/ })).toBeVisible();
    await waitFor(() => expect(screen.getByRole("heading", { level: 1 })).toBeVisible());
  });
});

describe("the link of an offer", () => {
  const OPEN = "POST /api/offers/open/";
  const opening = (sent: ReturnType<typeof signOut>) =>
    sent.filter(({ path }) => path.includes("offers"));

  it("is opened while the page is on its way, and once", async () => {
    const sent = signOut({ [OPEN]: { body: buildOffer() } });
    await openPage("/offer?token=abc");
    expect(opening(sent).map(({ body }) => body)).toEqual([{ token: "abc" }]);
    expect(await screen.findByText(/These hours are kept for you until/)).toBeVisible();
    expect(opening(sent)).toHaveLength(1);
  });

  it.each(["/offer", "/offer?token="])("asks nothing at %s, which has none", async (path) => {
    const sent = signOut();
    await openPage(path);
    expect(await screen.findByText(/This link is not valid/)).toBeVisible();
    expect(opening(sent)).toEqual([]);
  });
});

it("the link that ends a kind of mail asks before it does", async () => {
  const sent = signOut({ "POST /api/notifications/unsubscribe/": { body: { group: "reports" } } });
  const { user } = await openPage("/unsubscribe?token=4711");
  expect(await screen.findByRole("heading", { level: 1 })).toBeVisible();
  const unsubscribed = () => sent.filter(({ path }) => path.includes("unsubscribe"));
  expect(unsubscribed()).toEqual([]);
  const [confirm] = screen.getAllByRole("button", { name: /unsubscribe|stop|no longer/i });
  document.cookie = "csrftoken=t;path=/";
  await user.click(confirm!);
  await waitFor(() => expect(unsubscribed().map(({ body }) => body)).toEqual([{ token: "4711" }]));
});
