/** From what is typed to what can be sent, or what still stands in its way. */
import { Covered, ReportSend } from "@riwaq/contracts/learning/reports";
import { groupBy } from "@riwaq/domain/group-by";

import type { CoveredRow } from "./covered-row.ts";
import type { ReportValues } from "./report-values.ts";

/** Field, or `covered.<row>.<field>`, to message keys. */
export type Problems = ReadonlyMap<string, readonly string[]>;

type Judged = { body: ReportSend; problems: undefined } | { body: undefined; problems: Problems };

const figuresOf = (row: CoveredRow): Array<[string, number | null]> => {
  switch (row.kind) {
    case "ayat":
      return [
        ["from.sura", row.from.sura],
        ["from.aya", row.from.aya],
        ["to.sura", row.to.sura],
        ["to.aya", row.to.aya],
      ];
    case "pages":
      return [
        ["from", row.from],
        ["to", row.to],
      ];
    case "lesson":
      return [["unit", row.unit]];
    case "text":
      return [];
  }
};

/** Nothing was written into it: it is left out. */
export function isEmptyRow(row: CoveredRow) {
  if (row.kind === "text") return row.text.trim() === "";
  if (row.kind === "lesson") return row.unit === null && row.lesson === null;
  return figuresOf(row).every(([, figure]) => figure === null);
}

function rowProblems(row: CoveredRow): Array<[string, string]> {
  const missing = figuresOf(row).filter(([, figure]) => figure === null);
  if (missing.length > 0) return missing.map(([field]) => [field, "required"]);
  const { error } = Covered.safeParse(row);
  return (error?.issues ?? []).map(({ path, message }) => [path.join("."), message]);
}

/** Of an absent pupil nothing is said of the lesson, whatever was chosen before. */
function contentOf(values: ReportValues): ReportValues {
  if (values.attendance === "absent") {
    return { ...values, covered: [], grade: null, strengths: [], to_work_on: [] };
  }
  return { ...values, covered: values.covered.filter((row) => !isEmptyRow(row)) };
}

/** Everything at once, so that each fault is seen. */
export function judgeReport(values: ReportValues, version: number): Judged {
  const content = contentOf(values);
  const found = content.covered.flatMap((row) =>
    rowProblems(row).map(([field, message]) => [`covered.${row.id}.${field}`, message] as const),
  );
  const { data, error } = ReportSend.safeParse({
    ...content,
    version,
    covered: found.length > 0 ? [] : content.covered,
  });
  const others = (error?.issues ?? []).map(
    ({ path, message }) => [String(path[0]), message] as const,
  );
  const all = [...others, ...found];
  if (data && all.length === 0) return { body: data, problems: undefined };
  const problems = groupBy(all, ([field]) => field);
  return {
    body: undefined,
    problems: new Map([...problems].map(([field, list]) => [field, list.map(([, text]) => text)])),
  };
}
