import { REPORT_TEXT_MAX } from "@riwaq/contracts/learning/reports";
import { Lock } from "lucide-react";
import type { ComponentProps } from "react";
import { useTranslation } from "react-i18next";

import type { ControlProps } from "../../../../components/ui/form-field.tsx";
import { FormField } from "../../../../components/ui/form-field.tsx";
import { Textarea } from "../../../../components/ui/input.tsx";
import { cn } from "../../../../lib/cn.ts";
import { UnreadWords } from "./unread-words.tsx";

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

type TextFieldProps = TextProps &
  Omit<ComponentProps<typeof UnreadWords>, "text"> & { label: string };

/** Of a few lines, which the family reads; what it cannot read is said beneath. */
export function TextField({ label, errors, value, onChange, ...unread }: TextFieldProps) {
  return (
    <div className="space-y-2.5">
      <FormField label={label} isOptional errors={errors}>
        {(control) => <ReportTextarea {...control} value={value} onChange={onChange} />}
      </FormField>
      <UnreadWords text={value} {...unread} />
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
