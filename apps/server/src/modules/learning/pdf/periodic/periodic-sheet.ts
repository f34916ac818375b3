import type { Language } from "@riwaq/contracts/languages";
import type { PeriodicReport } from "@riwaq/contracts/learning/periodic-reports";

/** What a periodic report is printed from: plain data, so that it can be handed to another thread. */
export type PeriodicSheet = {
  language: Language;
  institute: string;
  /** Date "YYYY-MM-DD" at the institute; null while it is no more than a draft. */
  approvedOn: string | null;
  report: Pick<
    PeriodicReport,
    "student" | "teacher" | "period_start" | "period_end" | "figures" | "text"
  >;
};
