import type { ParentHome } from "@riwaq/contracts/views/homes";
import { screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { buildContent, buildReport } from "../../../../../test/build-report.ts";
import { renderWithProviders } from "../../../../../test/render-with-providers.tsx";
import type { Language } from "../../../../i18n/languages.ts";
import { ChildMonth } from "./child-month.tsx";
import { ChildReport } from "./child-report.tsx";

beforeEach(() => void vi.setSystemTime(new Date("2026-11-24T09:00:00Z")));
afterEach(() => void vi.useRealTimers());

type Child = ParentHome["children"][number];
const child = (attendance: Child["attendance"], new_resources = 0): Child => ({
  id: "1",
  name: "Inès",
  age: 9,
  next: null,
  last_report: null,
  attendance,
  new_resources,
  needs: [],
  periodic_report_id: null,
});

describe("the month of a child", () => {
  const said = async (one: Child, language: Language) => {
    await renderWithProviders(<ChildMonth child={one} />, { language });
    return screen.getAllByRole("listitem").map(({ textContent }) => textContent);
  };

  it.each([
    ["ar", [0, 1, 2], ["لا حضور", "تأخر مرة واحدة", "غياب مرتين"]],
    ["ar", [3, 11, 100], ["حضور 3 مرات", "تأخر 11 مرة", "غياب 100 مرة"]],
    ["fr", [0, 1, 2], ["0 présence", "1 retard", "2 absences"]],
  ] as const)("is counted in %s as one counts there: %j", async (language, counts, texts) => {
    const [present, late, absent] = counts;
    expect(await said(child({ present, late, absent }), language)).toEqual(texts);
  });

  it.each([
    [1, "مادة جديدة واحدة"],
    [2, "مادتان جديدتان"],
    [5, "5 مواد جديدة"],
    [12, "12 مادة جديدة"],
  ])("leads to %i new resources", async (count, name) => {
    await said(child({ present: 0, late: 0, absent: 0 }, count), "ar");
    expect(screen.getByRole("link", { name })).toHaveAttribute("href", "/resources");
  });

  it("does not speak of material where there is none", async () => {
    await said(child({ present: 4, late: 0, absent: 0 }), "fr");
    expect(screen.queryByRole("link")).toBeNull();
  });
});

describe("the last report of a child", () => {
  const show = (changes: Parameters<typeof buildContent>[0], language: Language = "en") => {
    const report = buildReport({ content: buildContent(changes) });
    const shown = <ChildReport report={report} timeZone="Europe/Paris" />;
    return renderWithProviders(shown, { language });
  };

  it("says that the child was absent, and that no homework was left", async () => {
    await show({ attendance: "absent", grade: null, homework: "" });
    expect(screen.getByText("Absent")).toBeVisible();
    expect(screen.queryByText("Good")).toBeNull();
    expect(screen.getByText(/no homework/i)).toBeVisible();
  });

  it("does not mark who was on time", async () => {
    await show({});
    expect(screen.queryByText("On time")).toBeNull();
    expect(screen.getByText("Good")).toBeVisible();
  });

  it("is of the day on the parents' calendar, in their language", async () => {
    await show({}, "ar");
    expect(screen.getByText(/الثلاثاء 24 نوفمبر/)).toBeVisible();
  });
});
