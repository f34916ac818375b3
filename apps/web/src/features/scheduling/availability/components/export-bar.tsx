import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import { FormAlert } from "../../../../components/ui/error-list.tsx";
import { useFailureMessages } from "../../../../lib/use-failure-messages.ts";

type ExportBarProps = {
  error: Error | null;
  isBusy: boolean;
  /** A word on the week as it stands. */
  status: string | false;
  /** Pressed while a range was faulty, and one still is. */
  isRefused: boolean;
  onExport: () => void;
};

/** Stays in sight beneath a long week. */
export function ExportBar({ error, isBusy, status, isRefused, onExport }: ExportBarProps) {
  const { t } = useTranslation("availability");
  const failureMessages = useFailureMessages();
  const messages = error ? failureMessages(error) : [];
  return (
    <div className="sticky bottom-0 z-10 mt-4 space-y-3 border-t border-line bg-paper py-4">
      <FormAlert messages={isRefused ? [t("correct")] : messages} />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button disabled={isBusy} aria-busy={isBusy} onClick={onExport}>
          {t("export")}
        </Button>
        <p role="status" className="text-ink-muted">
          {status}
        </p>
      </div>
    </div>
  );
}
