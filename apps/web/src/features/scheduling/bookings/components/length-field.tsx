import { LESSON_LENGTHS_MIN } from "@riwaq/domain/scheduling/series/series";
import type { LessonLengthMin } from "@riwaq/domain/scheduling/series/series";
import { useTranslation } from "react-i18next";

import { RadioChips } from "../../../../components/ui/radio-chips.tsx";

type LengthFieldProps = { value: LessonLengthMin; onChoose: (length: LessonLengthMin) => void };

export function LengthField({ value, onChoose }: LengthFieldProps) {
  const { t } = useTranslation("booking");
  return (
    <RadioChips
      legend={t("length.legend")}
      choices={LESSON_LENGTHS_MIN.map((minutes) => ({
        value: minutes,
        label: t("length.minutes", { minutes }),
      }))}
      value={value}
      onChoose={onChoose}
    />
  );
}
