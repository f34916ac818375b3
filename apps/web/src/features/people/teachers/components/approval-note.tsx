import type { TeachingProfile, Approval } from "@riwaq/contracts/people/teachers";
import { useTranslation } from "react-i18next";

import { Badge } from "../../../../components/ui/badge.tsx";
import { APPROVAL_TONES } from "../model/approvals.ts";

export function ApprovalBadge({ approval }: { approval: Approval }) {
  const { t } = useTranslation("teachers");
  return <Badge tone={APPROVAL_TONES[approval]}>{t(`approval.${approval}`)}</Badge>;
}

type ApprovalNoteProps = Pick<TeachingProfile, "approval" | "approval_note" | "has_room">;

/** Where the application stands, what that means, and what staff wrote. */
export function ApprovalNote({ approval, approval_note, has_room }: ApprovalNoteProps) {
  const { t } = useTranslation("teachers");
  const isUnlinked = approval === "approved" && !has_room;
  return (
    <section
      aria-label={t("own.state")}
      className="mb-6 rounded-md border border-line bg-surface p-5"
    >
      <div className="flex flex-wrap items-center gap-3">
        <ApprovalBadge approval={approval} />
        <p className="min-w-0">{t(isUnlinked ? "own.unlinked" : `own.states.${approval}`)}</p>
      </div>
      {approval_note && (
        <div className="mt-3 border-t border-line pt-3">
          <p className="text-sm text-ink-muted">{t("own.note")}</p>
          <p dir="auto" className="wrap-anywhere whitespace-pre-line">
            {approval_note}
          </p>
        </div>
      )}
    </section>
  );
}
