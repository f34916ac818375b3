import type { PersonAsTeacher } from "@riwaq/contracts/views/person";
import { useTranslation } from "react-i18next";

import { Badge } from "../../../../components/ui/badge.tsx";
import type { Fact } from "../../../../components/ui/fact-list.tsx";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { formatDuration, formatList, formatNumber, formatPercent } from "../../../../lib/format.ts";
import { languageLabel } from "../../../../lib/language-name.ts";

function useShare() {
  const { t } = useTranslation("person");
  const { language } = useLanguage();
  return (part: number, of: number) =>
    of === 0
      ? t("teaching.noneYet")
      : t("teaching.share", {
          percent: formatPercent(part / of, language),
          part: formatNumber(part, language),
          of: formatNumber(of, language),
        });
}

/** What a teacher has to do and has done lately. */
function useFigures(teacher: PersonAsTeacher): Fact[] {
  const { t } = useTranslation("person");
  const { language } = useLanguage();
  const share = useShare();
  const number = (value: number) => formatNumber(value, language);
  const hours = (minutes: number) => formatDuration(minutes * 60, language);
  const { punctuality, reports, taught_minutes: taught, offered_minutes: offered } = teacher;
  const late = {
    label: t("teaching.late"),
    value: <Badge tone="red">{number(reports.late)}</Badge>,
  };
  return [
    {
      label: t("teaching.load"),
      value: t("teaching.hours", { taught: hours(taught), offered: hours(offered) }),
    },
    { label: t("teaching.coming"), value: number(teacher.coming_lessons) },
    { label: t("teaching.families"), value: number(teacher.families) },
    { label: t("teaching.punctuality"), value: share(punctuality.on_time, punctuality.lessons) },
    { label: t("teaching.reports"), value: share(reports.on_time, reports.due) },
    ...(reports.late > 0 ? [late] : []),
  ];
}

/** Who teaches what, and whether families may book them. */
function useProfile(teacher: PersonAsTeacher): { before: Fact[]; after: Fact[] } {
  const { t } = useTranslation(["person", "teachers"]);
  const { language } = useLanguage();
  const { approval, approval_note: note, programmes, languages, has_room } = teacher;
  const tone = approval === "approved" ? "green" : "yellow";
  const state = <Badge tone={tone}>{t(`teachers:approval.${approval}`)}</Badge>;
  const taught = programmes.map((one) => one[language]);
  const spoken = languages.map((code) => languageLabel(code, language));
  const after: Array<Fact | false> = [
    taught.length > 0 && { label: t("teaching.programmes"), value: formatList(taught, language) },
    spoken.length > 0 && { label: t("teaching.languages"), value: spoken.join(" · ") },
    {
      label: t("teaching.experience"),
      value: formatNumber(teacher.years_of_experience, language),
    },
    !has_room && {
      label: t("teaching.room"),
      value: <Badge tone="yellow">{t("teaching.noRoom")}</Badge>,
    },
  ];
  return {
    before: [
      { label: t("teaching.state"), value: state },
      ...(note ? [{ label: t("teaching.note"), value: <span dir="auto">{note}</span> }] : []),
    ],
    after: after.filter((fact) => fact !== false),
  };
}

/** All of it in the order in which it is asked for on the phone. */
export function useTeachingFacts(teacher: PersonAsTeacher): Fact[] {
  const { before, after } = useProfile(teacher);
  return [...before, ...useFigures(teacher), ...after];
}
