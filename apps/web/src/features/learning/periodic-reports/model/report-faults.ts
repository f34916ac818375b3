/** What stands in the way of saving or submitting what is typed. */
import { PeriodicReportSubmit, PeriodicText } from "@riwaq/contracts/learning/periodic-reports";
import type { PeriodicText as Values } from "@riwaq/contracts/learning/periodic-reports";

export const PARTS = ["summary", "strengths", "next_steps"] as const;
export type Part = (typeof PARTS)[number];

/** Message keys of each part. */
export type Faults = Partial<Record<Part, string[]>>;

export function faultsOf(text: Values, isSubmitted: boolean): Faults {
  const { shape } = isSubmitted ? PeriodicReportSubmit.shape.text : PeriodicText;
  const found = PARTS.map((part) => {
    const { error } = shape[part].safeParse(text[part]);
    return [part, error?.issues.map(({ message }) => message) ?? []] as const;
  });
  return Object.fromEntries(found.filter(([, messages]) => messages.length > 0));
}

export function isSameText(one: Values, other: Values) {
  return PARTS.every((part) => one[part] === other[part]);
}
