import { REPORT_TEXT_MAX } from "@riwaq/contracts/learning/reports";
import { Lock } from "lucide-react";
import { useTranslation } from "react-i18next";

import { FormField } from "../../../../components/ui/form-field.tsx";
import { Textarea } from "../../../../components/ui/input.tsx";

type TextProps = {
  value: string;
  onChange: (text: string) => void;
  errors: readonly string[] | undefined;
};

export function MessageField({ value, onChange, errors }: TextProps) {
  const { t } = useTranslation("reports");
  return (
    <FormField label={t("form.message")} isOptional errors={errors}>
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
  );
}

/** On other ground than the report, behind a lock: it is not part of what is sent. */
export function InternalNote({ value, onChange, errors }: TextProps) {
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
            <Textarea
              {...control}
              rows={2}
              className="min-h-20! ps-10"
              maxLength={REPORT_TEXT_MAX}
              value={value}
              onChange={(event) => onChange(event.target.value)}
            />
          </div>
        )}
      </FormField>
    </section>
  );
}
