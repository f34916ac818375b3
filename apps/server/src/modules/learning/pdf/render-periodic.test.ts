import type { PeriodicFigures } from "@riwaq/contracts/learning/periodic-reports";
import { describe, expect, it } from "vitest";

import { readPdf } from "../../../../test/read-pdf.ts";
import { printText } from "../../../platform/i18n/translate.ts";
import type { PeriodicSheet } from "./make-printable.ts";
import { renderPeriodic } from "./render-periodic.tsx";

const WEEK = { present: 1, late: 0, absent: 0, ayat: 4, pages: 0, lessons: 0 };
const FIGURES: PeriodicFigures = {
  lessons: 11,
  minutes: 495,
  memory: { learned: 3, held: 23, heard: 9, evenings: 41 },
  attendance: { present: 9, late: 2, absent: 1 },
  performance: "Good",
  weeks: [
    { ...WEEK, week: "2026-06-27", grade: 2.5 },
    { ...WEEK, week: "2026-07-04", grade: null },
    { ...WEEK, week: "2026-07-11", grade: 1 },
  ],
  suras: [{ sura: 112, learned: 3, ayat: 4 }],
  strengths: [{ word: "Récitation posée", count: 3 }],
  to_work_on: [{ word: "الوقف", count: 2 }],
};

type Change = Partial<Omit<PeriodicSheet, "report">> & {
  report?: Partial<PeriodicSheet["report"]>;
};

async function printed({ report, ...change }: Change = {}): Promise<string[]> {
  const bytes = await renderPeriodic({
    language: "fr",
    institute: "Riwaq",
    approvedOn: "2026-10-01",
    ...change,
    report: {
      student: "Inès Lambert",
      teacher: "Amina Farouk",
      period_start: "2026-07-01",
      period_end: "2026-09-30",
      figures: FIGURES,
      text: { summary: "Un beau trimestre", strengths: "– La voix", next_steps: "– Les lettres" },
      ...report,
    },
  });
  return readPdf(bytes);
}

/** On which page a heading stands, and the list beneath it. */
async function pageOf(text: string, summary: string): Promise<[number, number]> {
  const words = Array.from({ length: 5 }, (_, at) => ({ word: `Mot ${at}`, count: 2 }));
  const figures = { ...FIGURES, strengths: words, to_work_on: words };
  const pages = await printed({ report: { figures, text: { ...EMPTY, summary } } });
  const find = (wanted: string) => pages.findIndex((page) => page.includes(wanted));
  return [find(text), find("Mot 0")];
}

const EMPTY = { summary: "", strengths: "", next_steps: "" };
describe("a printed periodic report", () => {
  it("says in French whose it is, of when, and what it came to", async () => {
    const [page = "", ...more] = await printed();
    expect(more).toEqual([]);
    for (const text of [
      "Inès Lambert",
      "1er juillet – 30 septembre 2026",
      "Amina Farouk",
      "8 h 15 min",
      "à l’heure",
      "Un beau trimestre",
      "Récitation posée",
      "× 3",
      "Al-Ikhlâs",
      "3 sur 4 versets",
      "Validé par Riwaq le 1er octobre 2026",
      "Page 1 sur 1",
    ]) {
      expect(page).toContain(text);
    }
  });

  it("loses no Arabic letter, whatever was printed before", async () => {
    const lettersOf = async (summary: string) => {
      const text = { summary, strengths: "", next_steps: "" };
      const [page = ""] = await printed({ language: "ar", report: { text } });
      return page.match(/\p{Script=Arabic}/gu)?.length ?? 0;
    };
    // Written with parts of which the letters of the next are made.
    const none = (await lettersOf("جمل خبر ة")) - "جملخبرة".length;
    expect((await lettersOf("أنهت حفظ")) - none).toBe("أنهتحفظ".length);
  });

  it("flows over pages where much was written, each numbered and, unapproved, marked a draft", async () => {
    const long = "Elle récite avec soin et prépare chaque leçon.\n".repeat(85);
    const pages = await printed({
      approvedOn: null,
      report: { text: { summary: long, strengths: long, next_steps: "x".repeat(4000) } },
    });
    expect(pages.length).toBeGreaterThan(3);
    pages.forEach((page, at) => {
      expect(page).toContain(`Page ${at + 1} sur ${pages.length}`);
      expect(page).toContain("Brouillon");
      expect(page).not.toContain("Validé");
    });
    expect(pages.join(" ").split("prépare chaque leçon")).toHaveLength(2 * 85 + 1);
  });

  it("keeps a heading with the list beneath it, wherever the page ends", async () => {
    for (const lines of [12, 13, 15]) {
      const [heading, list] = await pageOf(
        "Relevé dans les comptes rendus",
        "Mots.\n".repeat(lines),
      );
      expect([lines, heading]).toEqual([lines, list]);
    }
  });

  it("counts what was covered in the forms of each language", async () => {
    const weeks = [{ ...WEEK, week: "2026-06-27", grade: 2, ayat: 1 }];
    const [page] = await printed({ report: { figures: { ...FIGURES, weeks } } });
    expect(page).toContain("1 verset nouvellement appris");
    const forms = ["3", "21", "103"].map((count) =>
      printText("periodic-pdf:covered.ayat", "ar", { count }),
    );
    expect(forms.map((form) => form.split(" ")[0])).toEqual(["آيات", "آية", "آيات"]);
  });

  it("stands without grades, words and suras, and with letters that no font has", async () => {
    const none = { weeks: [], suras: [], strengths: [], to_work_on: [], performance: null };
    const [page = ""] = await printed({
      language: "en",
      report: {
        student: "Иван 漢",
        figures: { ...FIGURES, ...none, minutes: 0 },
        text: { ...EMPTY, summary: "Bravo 😀 \u2068Ana\u2069 Nguyễn \u202bx" },
      },
    });
    expect(page).toContain("???? ?");
    expect(page.normalize()).toContain("Bravo Ana Nguyễn x");
    expect(page).toContain("No grades yet");
    expect(page).not.toContain("Ground covered");
  });
});
