import { REPORT_TEXT_MAX } from "@riwaq/contracts/learning/reports";
import type { ReportForm } from "@riwaq/contracts/learning/reports";
import { Lock, RotateCcw } from "lucide-react";
import type { ComponentProps } from "react";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import type { ControlProps } from "../../../../components/ui/form-field.tsx";
import { FormField } from "../../../../components/ui/form-field.tsx";
import { Textarea } from "../../../../components/ui/input.tsx";
import { cn } from "../../../../lib/cn.ts";

type TextProps = {
  value: string;
  onChange: (text: string) => void;
  errors: readonly string[] | undefined;
};

function ReportTextarea({
  onChange,
  className,
  ...props
}: Omit<TextProps, "errors"> & ControlProps & Pick<ComponentProps<"textarea">, "className">) {
  return (
    <Textarea
      {...props}
      rows={2}
      className={cn("min-h-20!", className)}
      maxLength={REPORT_TEXT_MAX}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

type TextFieldProps = TextProps & { label: string; isOptional?: boolean };

/** Of a few lines, which the family reads. */
export function TextField({ label, isOptional = false, errors, ...text }: TextFieldProps) {
  return (
    <FormField label={label} isOptional={isOptional} errors={errors}>
      {(control) => <ReportTextarea {...control} {...text} />}
    </FormField>
  );
}

type HomeworkFieldProps = TextProps & { previous: ReportForm["previous"] };

/** What to practise until the next lesson; the last one is there to be given again. */
export function HomeworkField({ previous, ...text }: HomeworkFieldProps) {
  const { t } = useTranslation("reports");
  const before = previous?.homework ?? "";
  return (
    <div className="space-y-2">
      <TextField label={t("form.homework")} {...text} />
      {before !== "" && before !== text.value && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm text-ink-muted">
          <p className="min-w-0 grow basis-60">
            {t("form.homeworkBefore")} <bdi className="line-clamp-2">{before}</bdi>
          </p>
          <Button
            variant="outline"
            size="sm"
            className="min-h-11"
            onClick={() => text.onChange(before)}
          >
            <RotateCcw aria-hidden strokeWidth={1.75} />
            {t("form.homeworkAgain")}
          </Button>
        </div>
      )}
    </div>
  );
}

/** On other ground than the report, behind a lock: it is not part of what is sent. */
export function InternalNote({ errors, ...text }: TextProps) {
  const { t } = useTranslation("reports");
  return (
    <section className="rounded-md border border-dashed border-line-strong bg-paper-deep p-4 sm:p-5">
      <FormField label={t("form.note")} hint={t("form.noteHint")} isOptional errors={errors}>
        {(control) => (
          <div className="relative">
            <Lock
              aria-hidden
              strokeWidth={1.75}
              className="pointer-events-none absolute start-3.5 top-3 size-4.5 text-ink-muted"
            />
            <ReportTextarea {...control} {...text} className="ps-10" />
          </div>
        )}
      </FormField>
    </section>
  );
}
