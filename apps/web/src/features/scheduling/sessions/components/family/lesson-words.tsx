import type { SessionKind } from "@riwaq/contracts/scheduling/bookings";
import { useTranslation } from "react-i18next";

import { OtherClock, type ReadLesson } from "../../../../../components/lessons/lesson-words.tsx";
import { otherZoneOf } from "../../../../../components/lessons/session-reader.ts";
import { Badge } from "../../../../../components/ui/badge.tsx";
import { useLanguage } from "../../../../../i18n/use-language.ts";
import { formatNames } from "../../../../../lib/format.ts";
import type { NameOf } from "../../model/short-names.ts";

/** A trial or a make-up; that a lesson comes every week is told elsewhere. */
export function SpecialKind({ kind }: { kind: SessionKind }) {
  const { t } = useTranslation("lessons");
  if (kind !== "trial" && kind !== "make_up") return null;
  return <Badge tone={kind === "trial" ? "blue" : "yellow"}>{t(`kind.${kind}`)}</Badge>;
}

export type WhoseProps = ReadLesson & {
  /** There are several children: each line says whose it is. */
  isOneOfMany: boolean;
  nameOf: NameOf;
};

/** Whose lesson it is, where that is not plain: of several children, or with others; and its hour there. */
export function WhoseAndWhere({ isOneOfMany, nameOf, ...lesson }: WhoseProps) {
  const { language } = useLanguage();
  const { students_names, time_zone } = lesson.session;
  const isSaid = isOneOfMany || students_names.length > 1;
  const isElsewhere = otherZoneOf(lesson.session, lesson.reader) !== time_zone;
  return (
    <>
      {isSaid && formatNames(students_names.map(nameOf), language)}
      {isSaid && isElsewhere && " · "}
      <OtherClock {...lesson} />
    </>
  );
}
