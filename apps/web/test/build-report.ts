import type { OfferedPhrases } from "@riwaq/contracts/learning/phrases";
import { ReportContent } from "@riwaq/contracts/learning/reports";
import type { Progress, Report, ReportForm } from "@riwaq/contracts/learning/reports";

const LESSON = {
  session_id: "session-1",
  student_id: "student-1",
  student: "Inès Lambert",
  teacher: "Youssef El-Naggar",
  programme_id: "programme-1",
  programme: { en: "Quran memorisation", fr: "Mémorisation du Coran", ar: "حفظ القرآن الكريم" },
  teacher_zone: "Africa/Cairo",
  student_zone: "Europe/Paris",
  programme_area: "quran",
  starts_at: "2026-11-24T17:00:00.000Z",
  ends_at: "2026-11-24T18:00:00.000Z",
} as const;

/** About a lesson whose report is to be written, unless the test says otherwise. */
export function buildReportForm(changes: Partial<ReportForm> = {}): ReportForm {
  return {
    ...LESSON,
    id: "report-1",
    due_at: "2026-11-25T18:00:00.000Z",
    submitted_at: null,
    version: 0,
    family_languages: ["en"],
    proposed_attendance: "present",
    previous: null,
    proposal: null,
    content: null,
    internal_note: "",
    draft: null,
    suggestions: { strengths: [], to_work_on: [], homework: [] },
    ...changes,
  };
}

export function buildContent(changes: Partial<ReportContent> = {}): ReportContent {
  const content = ReportContent.parse({
    attendance: "present",
    covered: [{ kind: "ayat", work: "new", from: { sura: 67, aya: 1 }, to: { sura: 67, aya: 12 } }],
    grade: "Good",
    strengths: ["Belle récitation"],
    to_work_on: ["Les arrêts"],
    homework: "Réciter Al-Mulk chaque soir.",
    homework_phrases: [],
    message: "Merci de l’accompagner.",
  });
  return { ...content, ...changes };
}

/** One that was sent and that the family has not read yet. */
export function buildReport(changes: Partial<Report> = {}): Report {
  return {
    ...LESSON,
    id: "report-1",
    submitted_at: "2026-11-24T18:20:00.000Z",
    version: 1,
    corrected_at: null,
    is_new: true,
    content: buildContent(),
    ...changes,
  };
}

/** What teachers may choose of in the form of `buildReportForm`. */
export const PHRASES: OfferedPhrases = [
  phrase(1, "strength", ["Recites smoothly", "Récitation fluide", "تلاوة سلسة"]),
  phrase(2, "strength", ["Knows the passage well", "Passage su", "حفظ متقن"]),
  phrase(3, "strength", ["Came well prepared", "Leçon préparée", "تحضير جيد"], null),
  phrase(4, "strength", ["Dares to speak", "Ose parler", "جرأة في الكلام"], "other"),
  phrase(5, "point", ["Where to pause", "Les arrêts", "الوقف والابتداء"]),
  phrase(6, "homework", ["Recite it every evening.", "Réciter chaque soir.", "تلاوة كل مساء."]),
];

function phrase(
  number: number,
  kind: OfferedPhrases[number]["kind"],
  [en, fr, ar]: [string, string, string],
  programme_id: string | null = "programme-1",
): OfferedPhrases[number] {
  const id = `00000000-0000-4000-8000-00000000000${number}`;
  return { phrase: id, version: 1, words: { en, fr, ar }, kind, programme_id };
}

const week = (date: string, changes: Partial<Progress["weeks"][number]> = {}) => ({
  week: date,
  present: 0,
  late: 0,
  absent: 0,
  grade: null,
  ayat: 0,
  pages: 0,
  lessons: 0,
  ...changes,
});

/** Three weeks, the second without a lesson. */
export function buildProgress(changes: Partial<Progress> = {}): Progress {
  return {
    student: { id: "student-1", name: "Inès Lambert", age: 9 },
    performance: "Good",
    performance_reports: 3,
    attendance: { present: 2, late: 1, absent: 0 },
    weeks: [
      week("2026-11-07", { present: 1, grade: 2, ayat: 12 }),
      week("2026-11-14"),
      week("2026-11-21", { present: 1, late: 1, grade: 2.5, ayat: 18 }),
    ],
    suras: [
      { sura: 67, learned: 30, ayat: 30 },
      { sura: 68, learned: 4, ayat: 52 },
    ],
    strengths: [{ word: "Belle récitation", count: 3 }],
    to_work_on: [{ word: "Les arrêts", count: 1 }],
    ...changes,
  };
}
