import { useTranslation } from "react-i18next";

import { Button } from "./button.tsx";

type ErrorStateProps = { onRetry: () => void; title?: string };

/** What could not be loaded, with a way to ask again. */
export function ErrorState({ onRetry, title }: ErrorStateProps) {
  const { t } = useTranslation();
  return (
    <div role="alert" className="rounded-md border border-danger/40 bg-surface p-6">
      <p className="font-semibold">{title ?? t("error.load")}</p>
      <p className="text-ink-muted">{t("error.loadHint")}</p>
      <Button variant="outline" className="mt-4" onClick={onRetry}>
        {t("error.retry")}
      </Button>
    </div>
  );
}
