import { CircleCheck } from "lucide-react";
import { useTranslation } from "react-i18next";

/** Between the end of a lesson and the answer what is next. Wants the namespace `homes`. */
export function LessonOver() {
  const { t } = useTranslation("homes");
  return (
    <p className="flex items-center gap-3 rounded-md border border-line bg-surface p-5 font-semibold">
      <CircleCheck aria-hidden strokeWidth={1.75} className="size-5 shrink-0 text-success" />
      {t("next.over")}
    </p>
  );
}
