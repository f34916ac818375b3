import type { Child } from "@riwaq/contracts/people/children";
import { useTranslation } from "react-i18next";

import { TwoClocks } from "../../../../components/lessons/two-clocks.tsx";
import { FactList } from "../../../../components/ui/fact-list.tsx";
import type { Fact } from "../../../../components/ui/fact-list.tsx";
import { Skeleton } from "../../../../components/ui/skeleton.tsx";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { formatLongDate } from "../../../../lib/format.ts";
import { useReaderZone } from "../../../../lib/own-profile.ts";
import { mayPreferTeacher } from "../model/child-values.ts";

function NextLesson({ startsAt, teacherZone }: { startsAt: string; teacherZone: string | null }) {
  const { language } = useLanguage();
  const zone = useReaderZone();
  // A lesson's hour is not shown on a clock that may turn out to be another.
  if (zone === undefined) return <Skeleton className="inline-block h-4 w-32 rounded-sm" />;
  return (
    <>
      <span className="block font-semibold">{formatLongDate(startsAt, language, zone)}</span>
      <TwoClocks
        startsAt={startsAt}
        readerZone={zone}
        otherZone={teacherZone ?? zone}
        isStacked
        className="items-end"
      />
    </>
  );
}

export function ChildFacts({ child }: { child: Child }) {
  const { t } = useTranslation("children");
  const { age, next_session_at, next_session_zone, other_parent, teacher_gender } = child;
  const none = (text: string) => <span className="text-ink-muted">{text}</span>;
  const facts: Fact[] = [
    {
      label: t("card.next"),
      value: next_session_at ? (
        <NextLesson startsAt={next_session_at} teacherZone={next_session_zone} />
      ) : (
        none(t("card.noLesson"))
      ),
    },
    {
      label: t("card.otherParent"),
      value: other_parent ? <bdi>{other_parent}</bdi> : none(t("card.noParent")),
    },
  ];
  if (mayPreferTeacher(age)) {
    facts.push({ label: t("card.teacher"), value: t(`teacher.${teacher_gender ?? "either"}`) });
  }
  return <FactList facts={facts} />;
}
