import type { CurrentUser } from "@riwaq/contracts/identity/users";
import type { Progress } from "@riwaq/contracts/learning/reports";
import { screen, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";

import { buildProfile } from "../../../../../test/build-profile.ts";
import { buildProgress, buildReport } from "../../../../../test/build-report.ts";
import { renderWithProviders } from "../../../../../test/render-with-providers.tsx";
import { stubApi } from "../../../../../test/stub-api.ts";
import { ProgressPage } from "./progress-page.tsx";

const PROGRESS = "GET /api/students/student-1/progress/";
const listOf = (page: number) => `GET /api/students/student-1/reports/?page=${page}`;

type Shown = { reader?: CurrentUser["role"]; language?: "en" | "fr" | "ar" };

async function show(progress: Progress | number, { reader = "P", language = "en" }: Shown = {}) {
  const status = typeof progress === "number" ? progress : 200;
  const reports = { pages: 2, total: 11, reports: [buildReport()] };
  stubApi({
    "GET /api/profile/": { body: buildProfile() },
    [PROGRESS]: { status, body: typeof progress === "number" ? {} : progress },
    [listOf(1)]: { body: { ...reports, page: 1 } },
    [listOf(2)]: { body: { ...reports, page: 2, reports: [buildReport({ is_new: false })] } },
  });
  return renderWithProviders(<ProgressPage id="student-1" reader={reader} />, { language });
}

// Pictures are drawn into the room that there is; jsdom has none.
beforeEach(() => {
  const room = new DOMRect(0, 0, 320, 224);
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(room);
});

describe("the progress of a pupil", () => {
  it("begins with the performance and how it is computed", async () => {
    await show(buildProgress());
    expect(await screen.findByText("Performance")).toBeInTheDocument();
    expect(screen.getByText(/^From the last 3 graded reports/)).toBeInTheDocument();
    expect(screen.getByText("Inès Lambert")).toBeInTheDocument();
  });

  it("is drawn, and told in figures for those who do not see pictures", async () => {
    const { user } = await show(buildProgress());
    for (const name of [
      "Grades over the weeks",
      "Attendance over the weeks",
      "Ayat newly learned",
    ]) {
      expect(await screen.findByRole("img", { name })).toBeInTheDocument();
    }
    await user.click(screen.getByText("The same in figures", { selector: "summary" }));
    const [, ...rows] = within(screen.getByRole("table")).getAllByRole("row");
    expect(rows.map((row) => within(row).getAllByRole("cell")[0]?.textContent)).toEqual([
      "21/11/26",
      "07/11/26",
    ]);
    expect(rows[0]).toHaveTextContent("2.5");
  });

  it("lists the suras, those that are whole apart", async () => {
    await show(buildProgress());
    expect(await screen.findByText("1 sura whole")).toBeInTheDocument();
    expect(screen.getByText("Whole: 30 ayat")).toBeInTheDocument();
    expect(screen.getByText("4 of 52 ayat")).toBeInTheDocument();
  });

  it("leads to each report, page by page", async () => {
    const { user } = await show(buildProgress());
    const link = await screen.findByRole("link", { name: /Tuesday 24\/11\/26/ });
    expect(link).toHaveAttribute("href", "/reports/report-1");
    expect(link).toHaveTextContent("New");
    await user.click(screen.getByRole("button", { name: "Next page" }));
    expect(await screen.findByRole("link", { name: /Tuesday 24/ })).not.toHaveTextContent("New");
  });

  it("counts suras in Arabic as Arabic counts", async () => {
    const suras = [110, 111, 112].map((sura) => ({ sura, learned: 3, ayat: 3 }));
    await show(buildProgress({ suras }), { language: "ar" });
    expect(await screen.findByText("أتمت 3 سور")).toBeInTheDocument();
    expect(screen.getByText("النصر")).toBeInTheDocument();
  });

  it.each([
    ["T", "write the first one after the next lesson"],
    ["P", "After each lesson the teacher writes a report"],
  ] as const)("without a report tells role %s what comes next", async (reader, hint) => {
    const none = {
      performance: null,
      performance_reports: 0,
      attendance: { present: 0, late: 0, absent: 0 },
      weeks: [],
      suras: [],
    };
    await show(buildProgress(none), { reader });
    expect(await screen.findByText(new RegExp(hint))).toBeInTheDocument();
  });

  it("of somebody else is not found", async () => {
    await show(404);
    expect(await screen.findByText("This student cannot be found")).toBeInTheDocument();
  });

  it("that cannot be loaded can be asked for again", async () => {
    await show(500);
    expect(await screen.findByRole("button", { name: "Try again" })).toBeInTheDocument();
  });
});
