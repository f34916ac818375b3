import { screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";

import { openPage } from "../../test/open-page.tsx";
import { signIn, signOut } from "../../test/sign-in.ts";
import { stubApi } from "../../test/stub-api.ts";
import { currentUser } from "../lib/current-user.ts";

const heading = (name: string | RegExp) => screen.findByRole("heading", { level: 1, name });
const asked = (sent: ReturnType<typeof stubApi>) => sent.map(({ path }) => path);

afterEach(() => void vi.useRealTimers());

describe("a visitor", () => {
  it.each([
    ["/sessions?view=week", "/sessions?view=week"],
    ["/reports/7", "/reports/7"],
    ["/staff/outbox?show=held", "/staff/outbox?show=held"],
    // Whoever asked for a page as such begins at home.
    ["/children", undefined],
  ])("is asked to log in at %s, and goes on to %s", async (path, returnTo) => {
    signOut();
    const { address, router } = await openPage(path);
    expect(address()).toBe("/login");
    expect(router.state.location.state.returnTo).toBe(returnTo);
  });

  it("who cannot be told apart from a member is not sent away", async () => {
    // The router tells of whatever a page fails with.
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    vi.spyOn(console, "warn").mockImplementation(() => undefined);
    stubApi({});
    currentUser.set(undefined);
    const { address } = await openPage("/sessions");
    expect(await screen.findByRole("button", { name: "Try again" })).toBeVisible();
    expect(address()).toBe("/sessions");
  });

  it("finds no page where there is none, and the way home", async () => {
    signOut();
    await openPage("/sesions");
    expect(await heading("404")).toBeVisible();
    const homeward = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
    expect(homeward).toContain("/");
  });
});

describe("whoever is signed in", () => {
  it.each(["/terms", "/login", "/register"])("is led home from %s", async (path) => {
    signIn("P");
    const { address } = await openPage(path);
    expect(["/dashboard", "/terms"]).toContain(address());
  });

  it("whose session has ended is asked to log in again", async () => {
    const gone = { "GET /api/student-invitations/": { status: 401, body: {} } };
    signIn("T");
    const { address, user } = await openPage("/students");
    const [again] = await screen.findAllByRole("button", { name: "Try again" });
    signIn("T", { ...gone, "GET /api/users/me/": { status: 401, body: {} } });
    await user.click(again!);
    await waitFor(() => expect(address()).toBe("/login"));
    expect(currentUser.peek()).toBeNull();
  });
});

describe.each([
  ["T", "/dashboard", "Dashboard", "/api/teacher-dashboard/"],
  ["S", "/dashboard", /Hello/, "/api/student-home/"],
  ["P", "/dashboard", /Hello/, "/api/parent-home/"],
  ["T", "/students", "Students", "/api/student-invitations/"],
  ["T", "/resources", "Resources", "/api/resources/"],
  ["P", "/children", "Children", "/api/children/"],
  ["S", "/teachers", "Teachers", "/api/wishes/"],
  ["P", "/periodic-reports", /report/i, "/api/periodic-reports/?page=1"],
  ["S", "/reports/1", /./, "/api/reports/1/"],
  ["P", "/subscription", "Subscription", "/api/users/me/subscriptions/"],
  ["P", "/subscription/1", "Why so much is left", "/api/subscriptions/1/ledger/"],
  ["P", "/subscription/order?student=1", "A subscription", "/api/students/1/order/"],
  ["P", "/subscription/pay/1?done=1", "Payment", "/api/charges/1/"],
] as const)("for %s, %s", (role, path, title, call) => {
  it(`has its heading, and asks ${call} while its code is on its way`, async () => {
    const sent = signIn(role);
    await openPage(path);
    expect(asked(sent)).toContain(call);
    expect(await heading(title)).toBeVisible();
  });

  it("offers to ask again where nothing comes", async () => {
    const sent = signIn(role);
    const { user } = await openPage(path);
    const [again] = await screen.findAllByRole("button", { name: "Try again" });
    const before = sent.length;
    await user.click(again!);
    await waitFor(() => expect(sent.length).toBeGreaterThan(before));
  });
});

describe("a page that is for others", () => {
  it.each([
    ["P", "/students", /This page is for teachers/],
    ["T", "/children", /This page is for parents/],
    ["T", "/teachers", /This page is for students and parents/],
  ] as const)("says so to %s at %s, and asks nothing", async (role, path, text) => {
    const sent = signIn(role);
    await openPage(path);
    expect(await screen.findByText(text)).toBeVisible();
    expect(asked(sent)).not.toContain(`/api${path}/`);
  });

  it("of staff asks nothing that would be refused", async () => {
    const sent = signIn("A", { "GET /api/users/me/right-givers/": { body: [] } }, ["content"]);
    await openPage("/staff/outbox");
    expect(await screen.findByText(/For this page you need the right/)).toBeVisible();
    expect(asked(sent).some((path) => path.includes("outbox"))).toBe(false);
  });

  it("of staff opens to who has its right, and asks for what it shows", async () => {
    const sent = signIn("A", {}, ["people"]);
    await openPage("/staff/outbox");
    await waitFor(() => expect(asked(sent).some((path) => path.includes("outbox"))).toBe(true));
  });
});

describe("the lessons", () => {
  const listed = (sent: ReturnType<typeof stubApi>) =>
    asked(sent).filter((path) => path.startsWith("/api/user_sessions"));

  it("of a week are asked for, and not the list", async () => {
    vi.setSystemTime(new Date("2026-11-24T11:00:00Z"));
    const sent = signIn("T");
    await openPage("/sessions?view=week");
    await waitFor(() =>
      expect(asked(sent)).toContainEqual(expect.stringContaining("2026-11-22T23%3A00")),
    );
    expect(listed(sent)).toEqual([]);
  });
});

it("an order for nobody begins at the subscriptions", async () => {
  signIn("P");
  const { address } = await openPage("/subscription/order");
  expect(address()).toBe("/subscription");
});

it("in Arabic a page says it in Arabic", async () => {
  signIn("P");
  await openPage("/children", { language: "ar" });
  expect(await heading("الأبناء")).toBeVisible();
});
