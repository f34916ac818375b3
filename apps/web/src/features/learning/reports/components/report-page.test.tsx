import type { CurrentUser } from "@riwaq/contracts/identity/users";
import type { Report } from "@riwaq/contracts/learning/reports";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";

import { buildProfile } from "../../../../../test/build-profile.ts";
import { buildContent, buildReport } from "../../../../../test/build-report.ts";
import { renderWithProviders } from "../../../../../test/render-with-providers.tsx";
import { stubApi } from "../../../../../test/stub-api.ts";
import { ReportPage } from "./report-page.tsx";

beforeEach(() => {
  document.cookie = "csrftoken=t;path=/";
});

const CALL = "GET /api/reports/report-1/";
const READ = "POST /api/reports/report-1/read/";
const VERSIONS = "GET /api/reports/report-1/versions/";

type Shown = { reader?: CurrentUser["role"]; language?: "en" | "fr" | "ar" };

async function show(report: Report | 404, { reader = "P", language = "en" }: Shown = {}) {
  const answer = report === 404 ? { status: 404, body: {} } : { body: report };
  const sent = stubApi({
    "GET /api/profile/": { body: buildProfile() },
    [CALL]: answer,
    [READ]: { body: { ...buildReport(), is_new: false } },
    [VERSIONS]: {
      body: [
        {
          version: 1,
          written_at: "2026-11-24T18:20:00.000Z",
          content: buildContent({ grade: "Average" }),
          internal_note: "Tired.",
        },
      ],
    },
  });
  const view = await renderWithProviders(<ReportPage id="report-1" reader={reader} />, {
    language,
  });
  const marks = () => sent.filter(({ method }) => method === "POST").length;
  return { ...view, marks };
}

describe("a report", () => {
  it("tells the family of the lesson, and is read from then on", async () => {
    const { container, marks } = await show(buildReport());
    expect(await screen.findByText("Al-Mulk")).toBeInTheDocument();
    expect(screen.getByText("الملك")).toHaveAttribute("lang", "ar");
    // The reader's clock comes by itself.
    await waitFor(() =>
      expect(container).toHaveTextContent("Tuesday 24 November · 06:00 pm–07:00 pm Paris"),
    );
    expect(container).toHaveTextContent("Al-Mulkالملك ayat 1 to 12New");
    const inMushaf = screen.getByRole("link", { name: "In the mushaf" });
    const { searchParams } = new URL(inMushaf.getAttribute("href") ?? "", location.href);
    expect([searchParams.get("aya"), searchParams.get("pupil")]).toEqual(["67:1", "student-1"]);
    for (const text of ["On time", "Good", "Belle récitation", "Merci de l’accompagner."]) {
      expect(screen.getByText(text)).toBeInTheDocument();
    }
    expect(screen.getByRole("heading", { name: "Homework" })).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "See the progress" })).toHaveAttribute(
      "href",
      "/students/student-1/progress",
    );
    await waitFor(() => expect(marks()).toBe(1));
  });

  it("is read in the family's language, and says which words are the teacher's own", async () => {
    const words = { en: "Recites smoothly", fr: "Récitation fluide", ar: "تلاوة سلسة" };
    const strengths = [{ phrase: "fluent", version: 3, words }, "صوت جميل"];
    await show(buildReport({ content: buildContent({ strengths }) }), { language: "fr" });
    expect(await screen.findByText("Récitation fluide")).toHaveAttribute("lang", "fr");
    const own = screen.getByText("صوت جميل");
    expect(own).toHaveAttribute("lang", "ar");
    expect(own.closest("li")).toHaveTextContent("(en arabe)");
    expect(screen.getByText(/^Formules de l’institut/)).toBeInTheDocument();
    expect(screen.getByText(/^Mots de l’enseignant/)).toBeInTheDocument();
  });

  it("begins for the student with what to practise", async () => {
    await show(buildReport(), { reader: "S" });
    const [first] = await screen.findAllByRole("heading", { level: 2 });
    expect(first).toHaveTextContent("What to practise");
    expect(screen.getByText("Réciter Al-Mulk chaque soir.")).toBeInTheDocument();
    expect(screen.queryByText("Inès Lambert")).not.toBeInTheDocument();
  });

  it("that was corrected says so, and is not marked as read again", async () => {
    const corrected = { corrected_at: "2026-11-25T09:00:00.000Z", version: 2, is_new: false };
    const { marks } = await show(buildReport(corrected));
    expect(await screen.findByText("Corrected")).toBeInTheDocument();
    expect(marks()).toBe(0);
  });

  it("of before contents were kept shows its grade alone", async () => {
    const empty = { covered: [], strengths: [], to_work_on: [], homework: "", message: "" };
    await show(buildReport({ content: buildContent(empty) }));
    expect(await screen.findByText("Good")).toBeInTheDocument();
    expect(screen.queryByRole("heading", { level: 2 })).not.toBeInTheDocument();
  });

  it("is corrected by its teacher, who finds the notes and versions", async () => {
    const { user, marks } = await show(buildReport(), { reader: "T" });
    expect(await screen.findByRole("link", { name: "Correct the report" })).toHaveAttribute(
      "href",
      "/sessions/session-1/report",
    );
    await user.click(screen.getByText("What was sent"));
    expect(await screen.findByText("Tired.")).toBeInTheDocument();
    expect(screen.getByText("Average")).toBeInTheDocument();
    expect(marks()).toBe(0);
  });

  it("names the suras as they are written to those who read Arabic", async () => {
    const across = {
      kind: "ayat",
      work: "revision",
      from: { sura: 67, aya: 28 },
      to: { sura: 68, aya: 4 },
    } as const;
    const others = [
      across,
      { kind: "pages", from: 4, to: 4 },
      { kind: "lesson", unit: 3, lesson: 2 },
      { kind: "text", text: "Les salutations" },
    ] as const;
    const report = buildReport({ content: buildContent({ covered: [...others] }) });
    await show(report, { language: "ar" });
    const list = (await screen.findByText("القلم")).closest("ul")!;
    const lines = within(list).getAllByRole("listitem");
    expect(lines.map((line) => line.textContent)).toEqual([
      "الملك الآية 28–القلم الآية 4مراجعةفي المصحف",
      "الصفحة 4",
      "الوحدة 3، الدرس 2",
      "Les salutations",
    ]);
  });

  it("of another family is not found", async () => {
    await show(404);
    expect(await screen.findByText("This report cannot be found")).toBeInTheDocument();
  });
});
