import { Send } from "lucide-react";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import type { DraftState } from "../model/draft-saver.ts";
import { DraftStatus } from "./draft-status.tsx";

type SendBarProps = {
  draft: DraftState;
  isCorrection: boolean;
  isSending: boolean;
  onSend: () => void;
};

/** Stays within reach of the thumb however long the form has become. */
export function SendBar({ draft, isCorrection, isSending, onSend }: SendBarProps) {
  const { t } = useTranslation("reports");
  return (
    <div className="sticky bottom-0 z-20 -mx-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line bg-paper px-4 py-3 sm:mx-0 sm:px-0">
      <DraftStatus draft={draft} />
      <Button
        className="grow sm:grow-0"
        disabled={isSending}
        aria-busy={isSending}
        onClick={onSend}
      >
        <Send aria-hidden strokeWidth={1.75} className="flip-rtl" />
        {t(isCorrection ? "form.correct" : "form.send")}
      </Button>
    </div>
  );
}
