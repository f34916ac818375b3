import { CloudOff } from "lucide-react";
import { useTranslation } from "react-i18next";

import { useLanguage } from "../../../../i18n/use-language.ts";
import { formatTime } from "../../../../lib/format.ts";
import { useReaderZone } from "../../../../lib/own-profile.ts";
import type { DraftState } from "../model/draft-saver.ts";

function useWords({ status, savedAt }: DraftState) {
  const { t } = useTranslation("reports");
  const { language } = useLanguage();
  const zone = useReaderZone();
  if (status === "kept") return t("draft.kept");
  if (savedAt && zone) return t("draft.saved", { time: formatTime(savedAt, language, zone) });
  return status === "clean" ? t("draft.clean") : t("draft.saving");
}

/** Whether what is typed is safe. */
export function DraftStatus({ draft }: { draft: DraftState }) {
  return (
    <p role="status" className="flex items-center gap-2 text-sm text-ink-muted">
      {draft.status === "kept" && (
        <CloudOff aria-hidden strokeWidth={1.75} className="size-4.5 shrink-0 text-danger" />
      )}
      {useWords(draft)}
    </p>
  );
}
