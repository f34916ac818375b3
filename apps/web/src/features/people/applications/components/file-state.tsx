import type { ApplicationFile } from "@riwaq/contracts/people/applications";
import { Eye, EyeOff } from "lucide-react";
import { useTranslation } from "react-i18next";

import { Badge } from "../../../../components/ui/badge.tsx";
import type { BadgeTone } from "../../../../components/ui/badge.tsx";

const TONES = {
  pending: "blue",
  checked: "green",
  refused: "red",
} as const satisfies Record<ApplicationFile["state"], BadgeTone>;

/** What staff made of a file, why, and whether families know of it. */
export function FileState({ file: { state, note, is_shown } }: { file: ApplicationFile }) {
  const { t } = useTranslation("application");
  const Icon = is_shown ? Eye : EyeOff;
  return (
    <div className="space-y-1.5">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-muted">
        <Badge tone={TONES[state]}>{t(`fileState.${state}`)}</Badge>
        <span className="inline-flex items-center gap-1.5">
          <Icon aria-hidden strokeWidth={1.75} className="size-4" />
          {t(is_shown ? "shown" : "hidden")}
        </span>
      </p>
      {note && (
        <p dir="auto" className="text-sm wrap-anywhere text-danger">
          {note}
        </p>
      )}
    </div>
  );
}
