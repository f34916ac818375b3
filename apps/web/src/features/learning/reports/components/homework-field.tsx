import { REPORT_TEXT_MAX } from "@riwaq/contracts/learning/reports";
import type { ReportForm } from "@riwaq/contracts/learning/reports";
import { RotateCcw } from "lucide-react";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import { FormField } from "../../../../components/ui/form-field.tsx";
import { Textarea } from "../../../../components/ui/input.tsx";

type HomeworkFieldProps = {
  value: string;
  previous: ReportForm["previous"];
  onChange: (homework: string) => void;
  errors: readonly string[] | undefined;
};

/** What to practise until the next lesson; the last one is there to be given again. */
export function HomeworkField({ value, previous, onChange, errors }: HomeworkFieldProps) {
  const { t } = useTranslation("reports");
  const before = previous?.homework ?? "";
  return (
    <div className="space-y-2">
      <FormField label={t("form.homework")} errors={errors}>
        {(control) => (
          <Textarea
            {...control}
            rows={2}
            className="min-h-20!"
            maxLength={REPORT_TEXT_MAX}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
        )}
      </FormField>
      {before !== "" && before !== value && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm text-ink-muted">
          <p className="min-w-0 grow basis-60">
            {t("form.homeworkBefore")} <bdi className="line-clamp-2">{before}</bdi>
          </p>
          <Button variant="outline" size="sm" className="min-h-11" onClick={() => onChange(before)}>
            <RotateCcw aria-hidden strokeWidth={1.75} />
            {t("form.homeworkAgain")}
          </Button>
        </div>
      )}
    </div>
  );
}
