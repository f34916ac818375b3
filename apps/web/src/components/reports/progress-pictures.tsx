import type { Progress } from "@riwaq/contracts/learning/reports";
import { Suspense, lazy, useState } from "react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { cn } from "../../lib/cn.ts";
import { Card, CardTitle } from "../ui/card.tsx";
import { RadioChips } from "../ui/radio-chips.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { AttendanceLegend } from "./attendance-legend.tsx";
import { groundsOf, shownWeeks } from "./progress-weeks.ts";

// The library that draws weighs more than the rest of the page.
const GradesChart = lazy(async () => ({
  default: (await import("./progress-charts.tsx")).GradesChart,
}));
const AttendanceChart = lazy(async () => ({
  default: (await import("./progress-charts.tsx")).AttendanceChart,
}));
const GroundChart = lazy(async () => ({
  default: (await import("./progress-charts.tsx")).GroundChart,
}));

type PictureProps = { title: string; isWide?: boolean; children: ReactNode };

function Picture({ title, isWide = false, children }: PictureProps) {
  return (
    <Card className={cn("min-w-0 space-y-4 p-4! sm:p-6!", isWide && "lg:col-span-2")}>
      <CardTitle>{title}</CardTitle>
      <Suspense fallback={<Skeleton className="h-56 rounded-md" />}>{children}</Suspense>
    </Card>
  );
}

type WeeksProps = { weeks: Progress["weeks"] };

function GroundPicture({ weeks }: WeeksProps) {
  const { t } = useTranslation("reports");
  const grounds = groundsOf(weeks);
  const [chosen, setChosen] = useState(grounds[0]);
  if (!chosen) return null;
  return (
    <Picture title={t("progress.ground")} isWide>
      {grounds.length > 1 && (
        <RadioChips
          legend={t("progress.groundOf")}
          choices={grounds.map((value) => ({ value, label: t(`ground.${value}`) }))}
          value={chosen}
          onChoose={setChosen}
        />
      )}
      {grounds.length === 1 && <p className="text-ink-muted">{t(`ground.${chosen}`)}</p>}
      <GroundChart weeks={shownWeeks(weeks)} ground={chosen} />
    </Picture>
  );
}

/** Grades, attendance and ground over the weeks. */
export function ProgressPictures({ weeks, attendance }: Pick<Progress, "weeks" | "attendance">) {
  const { t } = useTranslation("reports");
  const shown = shownWeeks(weeks);
  return (
    <div className="grid grid-cols-1 gap-5 lg:grid-cols-2">
      {shown.some(({ grade }) => grade !== null) && (
        <Picture title={t("progress.grades")}>
          <GradesChart weeks={shown} />
        </Picture>
      )}
      <Picture title={t("progress.attendance")}>
        <AttendanceLegend attendance={attendance} />
        <AttendanceChart weeks={shown} />
      </Picture>
      <GroundPicture weeks={weeks} />
    </div>
  );
}
