import { WEEK_PLANS } from "@riwaq/domain/scheduling/availability/weekly-range";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { KeptTab } from "../../../../components/ui/kept-tab.tsx";
import { Tabs, TabsList, TabsTrigger } from "../../../../components/ui/tabs.tsx";
import { Exceptions } from "./exceptions.tsx";
import { RamadanEditor } from "./ramadan-editor.tsx";
import { WeekEditor } from "./week-editor.tsx";

type TimetableProps = { teacherId: string; onSaved: () => void };

/** All that decides when a teacher can be booked: the week, the one of Ramadan, and dates that differ from both. */
export function Timetable({ teacherId, onSaved }: TimetableProps) {
  const { t } = useTranslation("availability");
  const [plan, setPlan] = useState<string>("usual");
  const editors = {
    usual: <WeekEditor teacherId={teacherId} onSaved={onSaved} />,
    ramadan: <RamadanEditor teacherId={teacherId} />,
  };
  return (
    <div className="space-y-12">
      <Tabs value={plan} onValueChange={setPlan}>
        <TabsList aria-label={t("plans.label")}>
          {WEEK_PLANS.map((name) => (
            <TabsTrigger key={name} value={name}>
              {t(`plans.${name}`)}
            </TabsTrigger>
          ))}
        </TabsList>
        {WEEK_PLANS.map((name) => (
          <KeptTab key={name} value={name} isActive={name === plan}>
            {editors[name]}
          </KeptTab>
        ))}
      </Tabs>
      <Exceptions />
    </div>
  );
}
