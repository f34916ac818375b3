import type { ParentHome as Home } from "@riwaq/contracts/views/homes";
import { screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { buildReport } from "../../../../../test/build-report.ts";
import { buildSession } from "../../../../../test/build-session.ts";
import { renderWithProviders } from "../../../../../test/render-with-providers.tsx";
import { stubApi } from "../../../../../test/stub-api.ts";
import { ParentHome } from "./parent-home.tsx";

const Menu = () => <button type="button">menu</button>;

beforeEach(() => void vi.setSystemTime(new Date("2026-11-23T09:00:00Z")));
afterEach(() => void vi.useRealTimers());

const door = {
  join_opens_at: "2026-11-24T16:50:00.000Z",
  join_closes_at: "2026-11-24T18:00:00.000Z",
};
const ines: Home["children"][number] = {
  id: "1",
  name: "Inès",
  age: 9,
  next: { ...buildSession({ students_names: ["Inès"] }), ...door },
  last_report: buildReport(),
  attendance: { present: 4, late: 1, absent: 0 },
  new_resources: 2,
  needs: ["report", "periodic_report"],
  periodic_report_id: "33",
};
const yanis: Home["children"][number] = {
  ...ines,
  id: "2",
  name: "Yanis",
  next: null,
  last_report: null,
  attendance: { present: 0, late: 0, absent: 0 },
  new_resources: 0,
  needs: ["consent"],
  periodic_report_id: null,
};

const lists = { offers: <p>offers</p>, owed: <p>owed</p> };
const nothing = {
  time_zone: "Europe/Paris",
  children: [],
  week: [],
  waiting: { offers: 0, make_ups: 0 },
  invitations: [],
};

async function show(home: Partial<Home>, language: "en" | "ar" = "en") {
  stubApi({ "GET /api/parent-home/": { body: { ...nothing, ...home } } });
  return renderWithProviders(<ParentHome name="Nadia" Menu={Menu} lists={lists} />, {
    language,
  });
}

it("says the sentence of the role, and whose lesson is next of several children", async () => {
  await show({ children: [ines, yanis] });
  expect(screen.getByText("You are a parent.")).toBeInTheDocument();
  const soonest = await screen.findByRole("region", { name: "The family’s next lesson" });
  expect(soonest).toHaveTextContent(/tomorrow.*Inès/);
  expect(soonest).toHaveTextContent("06:00 pm–07:00 pm Paris·07:00 pm–08:00 pm Cairo");
  expect(soonest).toHaveTextContent("Opens at 05:50 pm (Paris)");
  expect(within(soonest).queryByRole("button", { name: /Join/ })).not.toBeInTheDocument();
});

it("has a card for each child with report, homework and the month, and the lesson above it", async () => {
  await show({ children: [ines] });
  const card = await screen.findByRole("article", { name: "Inès" });
  expect(screen.queryByRole("region", { name: /family/ })).not.toBeInTheDocument();
  const next = screen.getByRole("region", { name: "Next lesson" });
  expect(next.compareDocumentPosition(card)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(card).toHaveTextContent("9 years old");
  expect(card).toHaveTextContent("Tuesday 24 November 06:00 pm");
  expect(card).toHaveTextContent(ines.last_report!.content.homework);
  expect(card).toHaveTextContent("4 present");
  expect(within(card).getByRole("link", { name: "2 new resources" })).toBeInTheDocument();
});

const needs = async () => screen.findByRole("list", { name: "What waits for you" });

it("says what waits for the parent, of whom, and leads to it", async () => {
  await show({ children: [ines, yanis] });
  const links = within(await needs()).getAllByRole("link");
  expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["Read the new lesson reportInès", `/reports/${ines.last_report!.id}`],
    ["Read the quarterly reportInès", "/periodic-reports/33"],
    ["Give your consent to the lessonsYanis", "/children"],
  ]);
});

it("asks for offers and for lessons that are owed only where there are some", async () => {
  const { unmount } = await show({ children: [ines] });
  await screen.findByRole("article");
  expect(screen.queryByText(/^(offers|owed)$/)).toBeNull();
  unmount();
  await show({ children: [ines], waiting: { offers: 1, make_ups: 2 } });
  expect(await screen.findByText("offers")).toBeVisible();
  expect(screen.getByText("owed")).toBeVisible();
});

it("keeps what somebody is in the middle of, though nothing waits any more", async () => {
  const waiting = { offers: 0, make_ups: 1 };
  const home = { ...nothing, children: [ines], waiting };
  let asked = 0;
  stubApi({
    "GET /api/parent-home/": () => {
      asked += 1;
      return { body: asked > 1 ? { ...home, waiting: nothing.waiting } : home };
    },
  });
  const { queryClient } = await renderWithProviders(
    <ParentHome name="Nadia" Menu={Menu} lists={lists} />,
  );
  await screen.findByText("owed");
  await queryClient.refetchQueries();
  expect(asked).toBe(2);
  expect(screen.getByText("owed")).toBeVisible();
});

it("is over with a lesson the second it ends, and goes on with the next one", async () => {
  vi.setSystemTime(new Date("2026-11-24T17:59:59Z"));
  const later = buildSession({
    students_names: ["Yanis"],
    starts_at: "2026-11-24T18:30:00.000Z",
    ends_at: "2026-11-24T19:00:00.000Z",
  });
  const home = { children: [ines, yanis], week: [ines.next!, later] };
  await show(home);
  const next = () => screen.findByRole("region", { name: "The family’s next lesson" });
  expect(await next()).toHaveTextContent(/The lesson has begun.*Inès/);
  expect(await screen.findByRole("region", { name: "The coming days" })).toHaveTextContent("Yanis");
  vi.setSystemTime(new Date("2026-11-24T18:00:00Z"));
  await vi.waitFor(
    async () => expect(await next()).toHaveTextContent(/in 30 minutes.*Yanis/),
    3000,
  );
  expect(screen.getByText("Nothing else in the next seven days.")).toBeVisible();
});

it("says what is not there yet, and what to do about it", async () => {
  await show({ children: [yanis] });
  const card = await screen.findByRole("article", { name: "Yanis" });
  expect(card).toHaveTextContent("No lesson is planned.");
  expect(within(card).getByRole("link", { name: "Find a teacher" })).toBeInTheDocument();
  expect(card).toHaveTextContent("The teacher’s report will be here after the first lesson.");
});

it("begins with adding a child, and names invitations that wait", async () => {
  await show({ invitations: [{ teacher: "Amina", child: "Lina" }] });
  expect(await screen.findByRole("link", { name: "Add a child" })).toHaveAttribute(
    "href",
    "/children",
  );
  expect(screen.getByText(/Amina.* has invited you for .*Lina/)).toBeInTheDocument();
});

describe("of a parent who learns too", () => {
  const HOMES = "GET /api/users/me/homes/";
  const own = {
    time_zone: "Europe/Paris",
    last_report: null,
    new_resources: [],
    week: [],
    has_guardian: false,
    waiting: nothing.waiting,
  };

  async function showBoth(next: Home["children"][number]["next"], children = [ines]) {
    stubApi({
      [HOMES]: { body: { homes: ["S", "P"], rights: [] } },
      "GET /api/parent-home/": { body: { ...nothing, children } },
      "GET /api/student-home/": { body: { ...own, next } },
    });
    await renderWithProviders(<ParentHome name="Nadia" Menu={Menu} lists={lists} />);
    const section = await screen.findByRole("region", { name: "My lessons" });
    return { section, child: await screen.findByRole("article", { name: "Inès" }) };
  }

  it("has one's own next lesson above the children, in a few lines and with its door", async () => {
    const { section, child } = await showBoth(ines.next);
    expect(section.compareDocumentPosition(child)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(section).toHaveTextContent(/tomorrow.*06:00 pm–07:00 pm Paris/);
    expect(within(section).getByRole("button", { name: "menu" })).toBeInTheDocument();
    expect(screen.getAllByRole("heading", { name: "My lessons" })).toHaveLength(1);
  });

  it("says below the children that nothing is planned for oneself", async () => {
    const { section, child } = await showBoth(null);
    expect(section.compareDocumentPosition(child)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
    expect(section).toHaveTextContent("No lesson is planned.");
    expect(within(section).getByRole("link", { name: "Find a teacher" })).toBeInTheDocument();
  });
});

it("reads in Arabic, each number in its form", async () => {
  await show({ children: [ines] }, "ar");
  expect(await screen.findByText("مادتان جديدتان")).toBeInTheDocument();
  expect(screen.getByText("لا غياب")).toBeInTheDocument();
});

it("can ask again after a failure", async () => {
  stubApi({});
  await renderWithProviders(<ParentHome name="Nadia" Menu={Menu} lists={lists} />);
  const alert = await screen.findByRole("alert");
  expect(within(alert).getByRole("button", { name: "Try again" })).toBeInTheDocument();
});
