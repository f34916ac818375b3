import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";

import { openPage } from "../../test/open-page.tsx";
import { signIn } from "../../test/sign-in.ts";

const PAGES = [
  ["/staff/lessons", "lessons", "/api/staff/sessions/"],
  ["/staff/figures", "lessons", "/api/staff/figures/"],
  ["/staff/leave", "lessons", "/api/staff/leaves/"],
  ["/staff/unplaced", "lessons", "/api/staff/unplaced/"],
  ["/staff/import", "people", "/api/staff/imports/"],
  ["/staff/teachers", "people", "/api/staff/teachers/"],
  ["/staff/holidays", "lessons", "/api/staff/holidays/"],
  ["/staff/messages", "people", "/api/contact-messages/"],
  ["/staff/outbox", "people", "/api/staff/rounds/"],
  ["/staff/audit", "audit", "/api/staff/audit/"],
  ["/staff/people", "people", "/api/staff/all-people/"],
  ["/staff/people/rights", "people", "/api/staff/people/"],
  ["/staff/programmes", "content", "/api/staff/programmes/"],
  ["/staff/phrases", "content", "/api/staff/set-phrases/"],
  ["/staff/letters", "content", "/api/staff/letters/"],
  ["/staff/policies", "content", "/api/staff/policies/"],
  ["/staff/late-reports", "content", "/api/staff/late-reports/"],
  ["/staff/legal-acts", "money", "/api/staff/legal-acts/"],
  ["/staff/money", "money", "/api/staff/money/today/"],
  ["/staff/shop", "money", "/api/staff/shop/"],
  ["/staff/statements", "money", "/api/staff/statements/"],
  ["/staff/scholarships", "money", "/api/staff/scholarships/"],
  ["/staff/vouchers", "money", "/api/staff/vouchers/"],
  ["/staff/documents", "money", "/api/staff/documents/"],
] as const;

const other = {
  people: "content",
  lessons: "people",
  content: "people",
  audit: "people",
  money: "people",
} as const;
const GIVERS = { "GET /api/users/me/right-givers/": { body: [{ name: "Youssef" }] } };

describe.each(PAGES)("%s", (path, right, call) => {
  it("asks what it shows for who has its right, and offers to ask again", async () => {
    const sent = signIn("A", {}, [right]);
    const isAsked = () => sent.some((one) => one.path.startsWith(call));
    const { user } = await openPage(path);
    await waitFor(() => expect(isAsked()).toBe(true));
    expect(await screen.findByRole("heading", { level: 1 })).toBeVisible();
    const [again] = await screen.findAllByRole("button", { name: "Try again" });
    const before = sent.length;
    await user.click(again!);
    await waitFor(() => expect(sent.length).toBeGreaterThan(before));
  });

  it("is closed to staff without it, who read whom to ask; nothing of it is asked", async () => {
    const sent = signIn("A", GIVERS, [other[right]]);
    await openPage(path);
    expect(await screen.findByText(/For this page you need the right/)).toBeVisible();
    expect(await screen.findByText(/Youssef/)).toBeVisible();
    expect(sent.filter((one) => one.path.startsWith(call))).toEqual([]);
  });

  it("is closed to a family without a word about rights", async () => {
    const sent = signIn("P");
    await openPage(path);
    expect(await screen.findByRole("heading", { level: 1 })).toBeVisible();
    expect(screen.queryByText(/you need the right/)).toBeNull();
    expect(sent.filter((one) => one.path.startsWith(call))).toEqual([]);
  });
});

it("a teacher who works here too opens them from the teacher's home", async () => {
  const homes = { "GET /api/users/me/homes/": { body: { homes: ["T", "A"], rights: ["people"] } } };
  const sent = signIn("T", homes);
  await openPage("/staff/teachers");
  await waitFor(() =>
    expect(sent.some(({ path }) => path.startsWith("/api/staff/teachers/"))).toBe(true),
  );
});

it("whoever works here turns the second step on before anything else", async () => {
  const off = { is_on: false, is_required: true, recovery_codes_left: 0 };
  signIn("A", { "GET /api/profile/two-step/": { body: off } }, ["people"]);
  await openPage("/staff/teachers");
  expect(await screen.findByRole("link", { name: "Log out" })).toHaveAttribute("href", "/logout");
  expect(screen.queryByRole("navigation")).toBeNull();
  expect(screen.queryByRole("searchbox")).toBeNull();
});
