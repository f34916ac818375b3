import type { StaffHome as Home, StaffTask } from "@riwaq/contracts/views/dashboard";
import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";

import { renderWithProviders } from "../../../../../test/render-with-providers.tsx";
import { stubApi } from "../../../../../test/stub-api.ts";
import type { Language } from "../../../../i18n/languages.ts";
import { StaffHome } from "./staff-home.tsx";

afterEach(() => void vi.useRealTimers());

type Shown = { week?: typeof WEEK; rights?: string[]; tasks?: Home["tasks"]; language?: Language };

const WEEK = {
  from: "2026-11-23",
  until: "2026-11-29",
  time_zone: "Europe/Paris",
  lessons: { planned: 156, over: 150, given: 148 },
  punctuality: { lessons: 148, on_time: 145 },
  reports: { sent: 140, median_seconds: 13_200 },
  trials: { given: 8, regular: 5 },
};

async function show({ rights = ["people"], tasks = [], language = "en", week = WEEK }: Shown = {}) {
  vi.setSystemTime(new Date("2026-11-24T18:00:00Z"));
  stubApi({
    "GET /api/users/me/homes/": { body: { homes: ["A"], rights } },
    "GET /api/staff-home/": { body: { institute_time_zone: "Europe/Paris", tasks } },
    "GET /api/staff/absences/": { body: [] },
    "GET /api/staff/figures/week/": { body: week },
    "GET /api/staff/today/": {
      body: { date: "2026-11-24", time_zone: "Europe/Paris", teachers: [] },
    },
  });
  return renderWithProviders(<StaffHome />, { language });
}

const of = (task: StaffTask, count = 1, since = "2026-11-24T12:00:00Z") => ({ task, count, since });
const todo = async (name = "Needs somebody") => screen.findByRole("region", { name });

describe("the home of staff", () => {
  it("says what needs somebody, how many, for how long and where", async () => {
    await show({ tasks: [of("unanswered", 3), of("applications", 1, "2026-11-21T12:00:00Z")] });
    const region = await todo();
    expect(within(region).getByRole("heading")).toHaveTextContent("Needs somebody");
    expect(region).toHaveTextContent("Needs somebody4");
    const links = within(region).getAllByRole("link");
    expect(links[0]).toHaveAccessibleName("3 Lessons without an answer for 6 hours");
    expect(links[1]).toHaveAccessibleName("1 Applications to decide for 3 days");
  });

  it.each([
    ["unanswered", "/staff/outcomes"],
    ["emergencies", "/staff/holidays"],
    ["applications", "/staff/teachers"],
    ["late_reports", "/staff/late-reports"],
    ["periodic", "/periodic-reports?status=submitted"],
    ["contact", "/staff/messages"],
    ["unplaced", "/staff/unplaced"],
    ["holidays", "/staff/holidays"],
    ["outbox", "/staff/outbox?show=problems"],
    ["rounds", "/staff/outbox"],
  ] as const)("leads from %s to %s", async (task, address) => {
    await show({ tasks: [of(task)] });
    expect(within(await todo()).getByRole("link")).toHaveAttribute("href", address);
  });

  it.each([
    ["2026-11-22T12:00:00Z", "منذ يومين"],
    ["2026-11-13T12:00:00Z", "منذ 11 يوما"],
    ["2026-11-24T15:00:00Z", "منذ 3 ساعات"],
  ])("says in Arabic what waits since %s: %s", async (since, text) => {
    await show({ tasks: [of("contact", 2, since)], language: "ar" });
    expect(within(await todo("يحتاج إلى نظركم")).getByRole("link")).toHaveTextContent(text);
  });

  it("stands under the day and the hour of the institute", async () => {
    await show();
    const heading = await screen.findByRole("heading", { level: 1 });
    await waitFor(() => expect(heading).toHaveTextContent("Tuesday 24 November"));
    expect(screen.getByText("07:00 pm")).toBeVisible();
  });

  it("shows who teaches now to whoever decides about lessons, and to nobody else", async () => {
    const { unmount } = await show({ rights: ["lessons"] });
    expect(await screen.findByRole("region", { name: "Now" })).toBeVisible();
    unmount();
    await show({ rights: ["people"] });
    expect(await screen.findByText("Nothing waits for you")).toBeVisible();
    expect(screen.queryByRole("region", { name: "Now" })).toBeNull();
  });

  it("has four figures of the week, and a dash for what nothing tells", async () => {
    const { unmount } = await show({ rights: ["lessons"] });
    const week = await screen.findByRole("region", { name: "This week" });
    await waitFor(() => expect(week).toHaveTextContent("148"));
    for (const text of ["of 156 planned", "98%", "3 h 40", "5 / 8"]) {
      expect(week).toHaveTextContent(text);
    }
    unmount();
    const none = { given: 0, regular: 0 };
    await show({ rights: ["lessons"], week: { ...WEEK, trials: none } });
    await waitFor(() =>
      expect(screen.getByRole("region", { name: "This week" })).toHaveTextContent("–trials"),
    );
  });

  it("says so where nothing waits", async () => {
    await show();
    expect(await screen.findByText("Nothing waits for you")).toBeVisible();
  });

  it("leads to the pages of what one decides about, and to no other", async () => {
    await show({ rights: ["content"] });
    const pages = await screen.findByRole("navigation", { name: "Pages of the institute" });
    const addresses = within(pages)
      .getAllByRole("link")
      .map((link) => link.getAttribute("href"));
    expect(addresses).toEqual(["/periodic-reports", "/staff/programmes"]);
  });

  it("tells who has a right to no page who can give one", async () => {
    await show({ rights: ["pay"] });
    expect(await screen.findByText("No page of the institute is open to you yet")).toBeVisible();
    expect(screen.queryByRole("link")).toBeNull();
  });

  it("can be asked for again after a failure", async () => {
    stubApi({ "GET /api/users/me/homes/": { body: { homes: ["A"], rights: ["content"] } } });
    await renderWithProviders(<StaffHome />);
    const alert = await screen.findByRole("alert");
    expect(within(alert).getByRole("button", { name: "Try again" })).toBeVisible();
  });
});
