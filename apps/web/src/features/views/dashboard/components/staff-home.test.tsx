import type { StaffHome as Home, StaffTask } from "@riwaq/contracts/views/dashboard";
import { screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";

import { renderWithProviders } from "../../../../../test/render-with-providers.tsx";
import { stubApi } from "../../../../../test/stub-api.ts";
import type { Language } from "../../../../i18n/languages.ts";
import { StaffHome } from "./staff-home.tsx";

afterEach(() => void vi.useRealTimers());

type Shown = { rights?: string[]; tasks?: Home["tasks"]; language?: Language };

async function show({ rights = ["people"], tasks = [], language = "en" }: Shown = {}) {
  vi.setSystemTime(new Date("2026-11-24T18:00:00Z"));
  stubApi({
    "GET /api/users/me/homes/": { body: { homes: ["A"], rights } },
    "GET /api/staff-home/": { body: { time_zone: "Europe/Paris", tasks } },
    "GET /api/staff/absences/": { body: [] },
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
    expect(addresses).toEqual([
      "/staff/programmes",
      "/staff/phrases",
      "/periodic-reports",
      "/staff/late-reports",
      "/staff/institute",
    ]);
  });

  it("tells who has a right to no page who can give one", async () => {
    await show({ rights: ["money"] });
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
