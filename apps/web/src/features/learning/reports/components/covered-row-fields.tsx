import type { Covered } from "@riwaq/contracts/learning/reports";
import { useTranslation } from "react-i18next";

import { FormField } from "../../../../components/ui/form-field.tsx";
import { Input } from "../../../../components/ui/input.tsx";
import type { CoveredRow, RowOf, RowProps } from "../model/covered-row.ts";
import { AyatRow } from "./ayat-row.tsx";
import { FigureField } from "./figure-field.tsx";

function PagesRow({ row, onChange, isInvalid }: RowProps<RowOf<"pages">>) {
  const { t } = useTranslation("reports");
  return (
    <div className="flex flex-wrap gap-3">
      <FigureField
        label={t("covered.fromPage")}
        value={row.from}
        isInvalid={isInvalid("from")}
        onChange={(from) => onChange({ ...row, from })}
      />
      <FigureField
        label={t("covered.toPage")}
        value={row.to}
        isInvalid={isInvalid("to")}
        onChange={(to) => onChange({ ...row, to })}
      />
    </div>
  );
}

function LessonRow({ row, onChange, isInvalid }: RowProps<RowOf<"lesson">>) {
  const { t } = useTranslation("reports");
  return (
    <div className="flex flex-wrap gap-3">
      <FigureField
        label={t("covered.unitField")}
        value={row.unit}
        isInvalid={isInvalid("unit")}
        onChange={(unit) => onChange({ ...row, unit })}
      />
      <FigureField
        label={t("covered.lessonField")}
        value={row.lesson}
        isInvalid={isInvalid("lesson")}
        isOptional
        onChange={(lesson) => onChange({ ...row, lesson })}
      />
    </div>
  );
}

function TextRow({ row, onChange, isInvalid }: RowProps<RowOf<"text">>) {
  const { t } = useTranslation("reports");
  return (
    <FormField label={t("covered.textField")}>
      {(control) => (
        <Input
          {...control}
          dir="auto"
          autoComplete="off"
          aria-invalid={isInvalid("text")}
          value={row.text}
          onChange={(event) => onChange({ ...row, text: event.target.value })}
        />
      )}
    </FormField>
  );
}

type CoveredRowFieldsProps = RowProps<CoveredRow> & { previous: readonly Covered[] | undefined };

export function CoveredRowFields({ row, previous, ...rest }: CoveredRowFieldsProps) {
  switch (row.kind) {
    case "ayat":
      return <AyatRow row={row} previous={previous} {...rest} />;
    case "pages":
      return <PagesRow row={row} {...rest} />;
    case "lesson":
      return <LessonRow row={row} {...rest} />;
    case "text":
      return <TextRow row={row} {...rest} />;
  }
}
