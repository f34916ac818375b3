import type { Decision } from "@riwaq/contracts/scheduling/changes";
import { CircleAlert, CircleCheck, Hourglass } from "lucide-react";
import { useTranslation } from "react-i18next";

import { TermsLink } from "../../../../components/terms/terms-link.tsx";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { cn } from "../../../../lib/cn.ts";
import { formatMonth } from "../../../../lib/format.ts";
import type { Change } from "../queries.ts";

type DecisionNoteProps = {
  decision: Decision;
  kind: Change["kind"];
  /** How many lessons a family could make up after it, where that is to be said. */
  owedAfter: number | null;
  /** Why it cannot be done, and what can: said once, by the rule that refuses. */
  refusal: readonly string[];
};

const LOOKS = {
  good: { Icon: CircleCheck, className: "bg-success-soft text-success" },
  bad: { Icon: CircleAlert, className: "bg-danger-soft text-danger" },
  open: { Icon: Hourglass, className: "bg-info-soft text-info" },
};

const LOOK_OF: Record<Decision["outcome"], keyof typeof LOOKS> = {
  free: "good",
  owed: "good",
  holiday: "good",
  pending_review: "open",
  counts_as_taken: "bad",
  limit_reached: "bad",
  too_late: "bad",
  moves_used: "bad",
};

/** By the section on make-ups, and without one: both of the month are used. */
const isBeyondLimit = ({ make_up, section }: Decision) =>
  make_up === "none" && section === "makeup";

function useText(decision: Decision, kind: Change["kind"]) {
  const { t } = useTranslation("sessions");
  const { outcome, make_up, notice_hours } = decision;
  if (kind === "move" || outcome !== "free") {
    return t(`decision.${kind}.${outcome}`, { count: notice_hours });
  }
  if (isBeyondLimit(decision)) return t("decision.cancel.limit_reached");
  if (make_up === "pending") return t("decision.cancel.pending_review");
  return t(make_up === "granted" ? "decision.cancel.granted" : "decision.cancel.free");
}

/** The month as it will be, not as it is. */
function useCount(decision: Decision, kind: Change["kind"]) {
  const { t } = useTranslation("sessions");
  const { language } = useLanguage();
  const { make_up, used_after: count, limit } = decision;
  const month = formatMonth(decision.month, language);
  if (isBeyondLimit(decision)) return t("decision.allUsed", { limit, month });
  return make_up === "granted" ? t(`decision.after.${kind}`, { count, limit, month }) : undefined;
}

function useOwed({ make_up }: Decision, owedAfter: number | null) {
  const { t } = useTranslation("sessions");
  if (owedAfter === null || make_up !== "granted") return undefined;
  return t("decision.owed", { count: owedAfter });
}

function useMovesLeft({ outcome, moves_left }: Decision) {
  const { t } = useTranslation("sessions");
  if (outcome !== "free" || moves_left === null) return undefined;
  return moves_left === 0 ? t("decision.lastMove") : t("decision.movesLeft", { count: moves_left });
}

/** What the terms say about this change, how many make-ups it leaves, and where that is written. */
export function DecisionNote({ decision, kind, owedAfter, refusal }: DecisionNoteProps) {
  const look = decision.make_up === "pending" ? "open" : LOOK_OF[decision.outcome];
  const { Icon, className } = LOOKS[look];
  const text = useText(decision, kind);
  const details = [useCount(decision, kind), useOwed(decision, owedAfter), useMovesLeft(decision)];
  return (
    <div className={cn("flex gap-2.5 rounded-md px-3.5 py-3", className)}>
      <Icon aria-hidden strokeWidth={1.75} className="mt-0.5 size-5 shrink-0" />
      <div>
        <p className="font-semibold">{refusal.join(" ") || text}</p>
        {details.map(
          (detail) =>
            detail && (
              <p key={detail} className="mt-0.5 text-sm">
                {detail}
              </p>
            ),
        )}
        <TermsLink section={decision.section} />
      </div>
    </div>
  );
}
