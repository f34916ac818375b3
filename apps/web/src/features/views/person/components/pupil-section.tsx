import type { Person } from "@riwaq/contracts/views/person";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

import { GradeBadge } from "../../../../components/lessons/grade-badge.tsx";
import { type Fact, FactList } from "../../../../components/ui/fact-list.tsx";
import { paths } from "../../../../config/paths.ts";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { formatNumber } from "../../../../lib/format.ts";
import { PersonSection } from "./person-section.tsx";

type PupilSectionProps = { id: string; pupil: NonNullable<Person["pupil"]> };

/** How somebody learns, of the last three months; their pages by heart stand on a page of their own. */
export function PupilSection({ id, pupil }: PupilSectionProps) {
  const { t } = useTranslation(["person", "common"]);
  const { language } = useLanguage();
  const { age, teacher_gender: gender, performance, attendance, has_guardian } = pupil;
  const { present, late, absent } = attendance;
  const number = (value: number) => formatNumber(value, language);
  const facts: Array<Fact | null> = [
    { label: t("pupil.age"), value: number(age) },
    gender ? { label: t("pupil.wants"), value: t(`pupil.teachers.${gender}`) } : null,
    performance
      ? { label: t("pupil.performance"), value: <GradeBadge grade={performance} /> }
      : null,
    present + late + absent > 0
      ? {
          label: t("pupil.attendance"),
          value: t("pupil.counts", {
            present: number(present),
            late: number(late),
            absent: number(absent),
          }),
        }
      : null,
    { label: t("pupil.guardian"), value: t(has_guardian ? "pupil.has" : "pupil.hasNone") },
  ];
  return (
    <PersonSection
      title={t("pupil.title")}
      more={
        <Link
          to={paths.memory}
          params={{ id }}
          className="text-primary underline underline-offset-4"
        >
          {t("common:titles.memory")}
        </Link>
      }
    >
      <FactList facts={facts.filter((fact) => fact !== null)} />
    </PersonSection>
  );
}
