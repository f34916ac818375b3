import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import { ErrorState } from "../../../../components/ui/error-state.tsx";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { formatFullDate } from "../../../../lib/format.ts";

type EarlierLessonsProps = {
  /** When the earliest lesson on show begins, and the zone in which this is a day. */
  first: { starts_at: string; time_zone: string };
  isBusy: boolean;
  isError: boolean;
  onShow: () => void;
};

/** What the list does not hold is said, and the way to it. */
export function EarlierLessons({ first, isBusy, isError, onShow }: EarlierLessonsProps) {
  const { t } = useTranslation("sessions");
  const { language } = useLanguage();
  if (isError) return <ErrorState onRetry={onShow} />;
  const date = formatFullDate(first.starts_at, language, first.time_zone);
  return (
    <div className="mt-8 flex flex-col items-center gap-3 text-center">
      <p className="text-sm text-ink-muted">{t("earlier.note", { date })}</p>
      <Button variant="outline" disabled={isBusy} aria-busy={isBusy} onClick={onShow}>
        {t("earlier.show")}
      </Button>
    </div>
  );
}
