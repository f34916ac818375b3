import { Controller, useFormContext, useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";

import { Checkbox } from "../../../../components/ui/checkbox.tsx";
import { DateField } from "../../../../components/ui/date-field.tsx";
import { RadioCards } from "../../../../components/ui/radio-cards.tsx";
import { TextField } from "../../../../components/ui/text-field.tsx";
import { useFields } from "../../../../lib/use-app-form.ts";
import { isInWholeDays, NEW_EXCEPTION } from "../model/exception-values.ts";
import type { ExceptionValues } from "../model/exception-values.ts";

const WHOLE_DAY_ID = "exception-whole-day";

function WholeDayField() {
  const { t } = useTranslation("availability");
  return (
    <Controller<ExceptionValues, "isWholeDay">
      name="isWholeDay"
      render={({ field }) => (
        <label htmlFor={WHOLE_DAY_ID} className="flex min-h-11 cursor-pointer items-center gap-3">
          <Checkbox
            id={WHOLE_DAY_ID}
            checked={field.value}
            onCheckedChange={(checked) => field.onChange(checked === true)}
          />
          {t("exceptions.wholeDay")}
        </label>
      )}
    />
  );
}

function MomentFields() {
  const { t } = useTranslation("availability");
  const { getValues, setValue } = useFormContext<ExceptionValues>();
  const field = useFields<ExceptionValues>();
  const values = { ...NEW_EXCEPTION, ...useWatch<ExceptionValues>() };
  const isWhole = isInWholeDays(values);
  // A first day is most often the last one too.
  const followStart = () => {
    const { startDate, endDate } = getValues();
    if (endDate < startDate) setValue("endDate", startDate);
  };
  return (
    <div className={isWhole ? "grid gap-5 sm:grid-cols-2" : "grid gap-5 sm:grid-cols-[3fr_2fr]"}>
      <DateField
        label={isWhole ? t("exceptions.firstDay") : t("exceptions.startDate")}
        {...field("startDate", { onChange: followStart })}
      />
      {!isWhole && (
        <DateField type="time" label={t("exceptions.startTime")} {...field("startTime")} />
      )}
      <DateField
        label={isWhole ? t("exceptions.lastDay") : t("exceptions.endDate")}
        min={values.startDate}
        {...field("endDate")}
      />
      {!isWhole && <DateField type="time" label={t("exceptions.endTime")} {...field("endTime")} />}
    </div>
  );
}

export function ExceptionFields() {
  const { t } = useTranslation("availability");
  const field = useFields<ExceptionValues>();
  const kind = useWatch<ExceptionValues, "kind">({ name: "kind" });
  const options = (["time_off", "extra_hours"] as const).map((value) => ({
    value,
    label: t(`exceptions.kind.${value}`),
  }));
  return (
    <>
      <RadioCards legend={t("exceptions.kindLegend")} options={options} {...field("kind")} />
      {kind === "time_off" && <WholeDayField />}
      <MomentFields />
      <TextField
        label={t("exceptions.note")}
        hint={t("exceptions.noteHint")}
        isOptional
        dir="auto"
        maxLength={200}
        {...field("note")}
      />
    </>
  );
}
