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

async function show(home: Partial<Home>, language: "en" | "ar" = "en") {
  const body = { time_zone: "Europe/Paris", children: [], invitations: [], ...home };
  stubApi({ "GET /api/parent-home/": { body } });
  return renderWithProviders(<ParentHome name="Nadia" Menu={Menu} />, {
    language,
  });
}

it("says the sentence of the role, and whose lesson is next of several children", async () => {
  await show({ children: [ines, yanis] });
  expect(screen.getByText("You are a parent.")).toBeInTheDocument();
  const soonest = await screen.findByRole("region", { name: "The family’s next lesson" });
  expect(soonest).toHaveTextContent(/Inès.*tomorrow/);
  expect(within(soonest).queryByRole("button")).not.toBeInTheDocument();
});

it("has a card for each child with lesson, report, homework and the month", async () => {
  await show({ children: [ines] });
  const card = await screen.findByRole("article", { name: "Inès" });
  expect(screen.queryByRole("region", { name: /family/ })).not.toBeInTheDocument();
  expect(card).toHaveTextContent("9 years old");
  expect(card).toHaveTextContent("06:00 pm–07:00 pm Paris·07:00 pm–08:00 pm Cairo");
  expect(card).toHaveTextContent(ines.last_report!.content.homework);
  expect(card).toHaveTextContent("4 present");
  expect(within(card).getByRole("link", { name: "2 new resources" })).toBeInTheDocument();
  const hrefs = within(within(card).getByRole("list", { name: "What waits for you" }))
    .getAllByRole("link")
    .map((link) => link.getAttribute("href"));
  expect(hrefs).toEqual([`/reports/${ines.last_report!.id}`, "/periodic-reports/33"]);
});

it("says what is not there yet, and what to do about it", async () => {
  await show({ children: [yanis] });
  const card = await screen.findByRole("article", { name: "Yanis" });
  expect(card).toHaveTextContent("No lesson is planned.");
  expect(within(card).getByRole("link", { name: "Find a teacher" })).toBeInTheDocument();
  expect(card).toHaveTextContent("The teacher’s report will be here after the first lesson.");
  expect(
    within(card).getByRole("link", { name: "Give your consent to the lessons" }),
  ).toHaveAttribute("href", "/children");
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
  };

  async function showBoth(next: Home["children"][number]["next"], children = [ines]) {
    stubApi({
      [HOMES]: { body: { homes: ["S", "P"], rights: [] } },
      "GET /api/parent-home/": { body: { time_zone: "Europe/Paris", children, invitations: [] } },
      "GET /api/student-home/": { body: { ...own, next } },
    });
    await renderWithProviders(<ParentHome name="Nadia" Menu={Menu} />);
    const section = await screen.findByRole("region", { name: "My lessons" });
    return { section, child: await screen.findByRole("article", { name: "Inès" }) };
  }

  it("has one's own next lesson above the children's, in a few lines and with its door", async () => {
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
  await renderWithProviders(<ParentHome name="Nadia" Menu={Menu} />);
  const alert = await screen.findByRole("alert");
  expect(within(alert).getByRole("button", { name: "Try again" })).toBeInTheDocument();
});
