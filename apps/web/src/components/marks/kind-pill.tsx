import { type MarkKind, severityOf } from "@riwaq/domain/learning/marks/kinds";

import { cn } from "../../lib/cn.ts";
import { useKindNames } from "./kind-names.ts";

export const pillClasses =
  "inline-flex min-h-11 min-w-11 items-center justify-center rounded-full border border-transparent px-4 font-semibold whitespace-nowrap shadow-dialog outline-offset-2 focus-visible:outline-2 focus-visible:outline-ring";

const TONES = {
  jali: "bg-danger text-on-danger hover:bg-danger-hover",
  khafi: "bg-on-accent-soft text-accent-soft",
};

type KindPillProps = { kind: MarkKind; onChoose: (kind: MarkKind) => void };

/** A kind beside the word, in the colour of its line on the page. */
export function KindPill({ kind, onChoose }: KindPillProps) {
  const { nameOf } = useKindNames();
  return (
    <button
      type="button"
      onClick={() => onChoose(kind)}
      className={cn(pillClasses, TONES[severityOf(kind)])}
    >
      {nameOf(kind)}
    </button>
  );
}
