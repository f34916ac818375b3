import type { StudentHome as Home } from "@riwaq/contracts/views/homes";
import { screen, within } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";

import { buildReport } from "../../../../../test/build-report.ts";
import { buildSession } from "../../../../../test/build-session.ts";
import { renderWithProviders } from "../../../../../test/render-with-providers.tsx";
import { stubApi } from "../../../../../test/stub-api.ts";
import { StudentHome } from "./student-home.tsx";

const lists = { offers: <p>offers</p>, owed: <p>owed</p> };
const Menu = () => <button type="button">menu</button>;

afterEach(() => void vi.useRealTimers());

const session = buildSession();
const next = {
  ...session,
  join_opens_at: "2026-11-24T16:50:00.000Z",
  join_closes_at: session.ends_at,
};
const empty: Home = {
  time_zone: "Europe/Paris",
  next: null,
  last_report: null,
  new_resources: [],
  week: [],
  has_guardian: true,
  waiting: { offers: 0, make_ups: 0 },
};

async function showAt(now: string, home: Home, language: "en" | "fr" | "ar" = "en") {
  vi.setSystemTime(new Date(now));
  stubApi({ "GET /api/student-home/": { body: home } });
  return renderWithProviders(<StudentHome name="Lina" Menu={Menu} lists={lists} />, {
    language,
  });
}

it.each([
  ["2026-11-21T09:00:00Z", "en", "in 3 days"],
  ["2026-11-21T09:00:00Z", "fr", "dans 3 jours"],
  ["2026-11-21T09:00:00Z", "ar", "خلال 3 أيام"],
  ["2026-11-23T09:00:00Z", "fr", "demain"],
  ["2026-11-24T16:48:00Z", "en", "in 12 minutes"],
  ["2026-11-24T17:10:00Z", "fr", "Le cours a commencé"],
] as const)("at %s in %s the next lesson is %s", async (now, language, text) => {
  await showAt(now, { ...empty, next, week: [session] }, language);
  expect(await screen.findByText(text)).toBeInTheDocument();
});

it("greets, says the sentence of the role, and shows the next lesson on both clocks", async () => {
  await showAt("2026-11-24T16:55:00Z", { ...empty, next, week: [session] });
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(/Hello, .*Lina/);
  expect(screen.getByText("You are a student.")).toBeInTheDocument();
  const card = (await screen.findByRole("heading", { name: "Your next lesson" })).closest(
    "section",
  )!;
  expect(card).toHaveTextContent("Tuesday 24 November");
  expect(card).toHaveTextContent("06:00 pm–07:00 pm Paris·07:00 pm–08:00 pm Cairo");
  const join = within(card).getByRole("button", { name: /Join/ });
  expect(join).not.toHaveAttribute("aria-disabled", "true");
  expect(within(card).getByRole("button", { name: "menu" })).toBeInTheDocument();
  // The card says it already.
  expect(screen.getByText("Nothing else in the next seven days.")).toBeVisible();
});

it("has the report that is new above the week, and what waits for the family where something does", async () => {
  const last_report = buildReport({ is_new: true });
  const waiting = { offers: 1, make_ups: 0 };
  await showAt("2026-11-21T09:00:00Z", { ...empty, next, last_report, waiting });
  const need = await screen.findByRole("link", { name: "Read the new lesson report" });
  expect(need).toHaveAttribute("href", `/reports/${last_report.id}`);
  const week = screen.getByRole("region", { name: "The coming days" });
  expect(need.compareDocumentPosition(week)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.getByText("offers")).toBeVisible();
  expect(screen.queryByText("owed")).toBeNull();
});

it("is over with a lesson the second it ends, before it is known what is next", async () => {
  await showAt("2026-11-24T17:59:59Z", { ...empty, next });
  expect(await screen.findByText("The lesson has begun")).toBeVisible();
  vi.setSystemTime(new Date("2026-11-24T18:00:00Z"));
  expect(await screen.findByText("The lesson is over.", {}, { timeout: 3000 })).toBeVisible();
  expect(screen.queryByRole("button", { name: /Join/ })).toBeNull();
});

it("tells what to practise and what is new", async () => {
  const last_report = buildReport();
  const letters = {
    id: "9",
    title: "الحروف",
    type: "Video" as const,
    teacher_name: "Youssef",
  };
  await showAt("2026-11-21T09:00:00Z", { ...empty, last_report, new_resources: [letters] });
  expect(await screen.findByText(last_report.content.homework)).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Read it all" })).toHaveAttribute(
    "href",
    `/reports/${last_report.id}`,
  );
  expect(screen.getByRole("link", { name: "My progress" })).toHaveAttribute(
    "href",
    `/students/${last_report.student_id}/progress`,
  );
  expect(screen.getByRole("link", { name: /الحروف/ })).toHaveAttribute("href", "/resources/9");
});

it.each([
  [true, /Ask your parents/, "See the teachers"],
  [false, /Choose a teacher/, "Find a teacher"],
])("without a lesson says whom to ask (parents: %s)", async (has_guardian, hint, link) => {
  await showAt("2026-11-21T09:00:00Z", { ...empty, has_guardian });
  expect(await screen.findByText(hint)).toBeInTheDocument();
  expect(screen.getByRole("link", { name: link })).toHaveAttribute("href", "/teachers");
  expect(screen.getByText(/After your first lesson/)).toBeInTheDocument();
});

it("can ask again after a failure", async () => {
  stubApi({});
  await renderWithProviders(<StudentHome name="Lina" Menu={Menu} lists={lists} />);
  const alert = await screen.findByRole("alert");
  expect(within(alert).getByRole("button", { name: "Try again" })).toBeInTheDocument();
});

it("of who answers for children has theirs above the scene that says that nothing is planned", async () => {
  const child = {
    id: "1",
    name: "Inès",
    age: 9,
    next: null,
    last_report: null,
    attendance: { present: 0, late: 0, absent: 0 },
    new_resources: 0,
    needs: ["consent"],
    periodic_report_id: null,
  };
  stubApi({
    "GET /api/users/me/homes/": { body: { homes: ["S", "P"], rights: [] } },
    "GET /api/student-home/": { body: { ...empty, has_guardian: false } },
    "GET /api/parent-home/": {
      body: {
        time_zone: "Europe/Paris",
        children: [child],
        week: [],
        waiting: empty.waiting,
        invitations: [],
      },
    },
  });
  await renderWithProviders(<StudentHome name="Leïla" Menu={Menu} lists={lists} />);
  const section = await screen.findByRole("region", { name: "Your children" });
  expect(within(section).getByRole("article", { name: "Inès" })).toBeInTheDocument();
  const scene = screen.getByRole("heading", { name: "No lesson is planned yet" });
  expect(section.compareDocumentPosition(scene)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
