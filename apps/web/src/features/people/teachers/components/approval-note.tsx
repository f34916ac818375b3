import type { TeachingProfile } from "@riwaq/contracts/people/teachers";
import { useTranslation } from "react-i18next";

import { ApprovalBadge } from "./approval-badge.tsx";

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
