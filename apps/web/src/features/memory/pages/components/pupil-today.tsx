import { Link } from "@tanstack/react-router";
import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";

import { TodayOfPupil } from "../../../../components/memory/today-of-pupil.tsx";
import { Card, CardTitle } from "../../../../components/ui/card.tsx";
import { paths } from "../../../../config/paths.ts";

/** The evening of a pupil as a teacher reads it; each page opens the mushaf with its marks. */
export function PupilToday({ studentId }: { studentId: string }) {
  const { t } = useTranslation("memory");
  const id = useId();
  const link = (page: number, name: ReactNode) => (
    <Link to={paths.mushaf} search={{ page, pupil: studentId }} className="py-1 hover:underline">
      {name}
    </Link>
  );
  return (
    <Card aria-labelledby={id} className="max-sm:p-4">
      <CardTitle id={id} className="mb-3">
        {t("today.title")}
      </CardTitle>
      <TodayOfPupil studentId={studentId} link={link} />
    </Card>
  );
}
