import type { Attendance } from "@riwaq/contracts/learning/reports";
import { Check, Clock, UserX } from "lucide-react";
import { useTranslation } from "react-i18next";

import { ToneRadios } from "./tone-radios.tsx";

const CHOICES = [
  { value: "present", tone: "green", Icon: Check },
  { value: "late", tone: "yellow", Icon: Clock },
  { value: "absent", tone: "red", Icon: UserX },
] as const;

type AttendanceFieldProps = { value: Attendance; onChange: (value: Attendance) => void };

export function AttendanceField({ value, onChange }: AttendanceFieldProps) {
  const { t } = useTranslation("reports");
  return (
    <ToneRadios
      legend={t("form.attendance")}
      choices={CHOICES.map((choice) => ({ ...choice, label: t(`attendance.${choice.value}`) }))}
      value={value}
      onChoose={onChange}
    />
  );
}
