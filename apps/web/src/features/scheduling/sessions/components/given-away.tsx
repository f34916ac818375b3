import type { Covers } from "@riwaq/contracts/scheduling/cover";
import { toWall } from "@riwaq/domain/time/zone";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

import { InsteadOf } from "../../../../components/lessons/cover/instead-of.tsx";
import { ownCoversQuery } from "../../../../components/lessons/cover/own-covers.ts";
import { paths } from "../../../../config/paths.ts";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { formatLessonDate, formatNames, formatTime } from "../../../../lib/format.ts";

type GivenAwayProps = { dates: readonly string[]; zone: string };
type LineProps = { cover: Covers["covers"][number]; zone: string; hasDay: boolean };

function Line({ cover: { lesson }, zone, hasDay }: LineProps) {
  const { language } = useLanguage();
  const { session_id, starts_at, students, programme } = lesson;
  return (
    <li className="py-2.5">
      <Link
        to={paths.brief}
        params={{ id: session_id }}
        className="underline decoration-line underline-offset-4 hover:decoration-current"
      >
        {hasDay && <bdi>{formatLessonDate(starts_at, language, zone)}</bdi>}{" "}
        <bdi className="tabular-nums">{formatTime(starts_at, language, zone)}</bdi>{" "}
        <span className="font-semibold">{formatNames(students, language)}</span>
        {programme && ` · ${programme[language]}`}
      </Link>
      <InsteadOf sessionId={session_id} />
    </li>
  );
}

/** The reader's own lessons on these days that somebody else gives: they are not among the reader's any more. */
export function GivenAway({ dates, zone }: GivenAwayProps) {
  const { t } = useTranslation("sessions");
  const { data } = useQuery(ownCoversQuery);
  const away = data?.covers.filter(
    ({ side, lesson }) =>
      side === "regular" && dates.includes(toWall(Date.parse(lesson.starts_at), zone).date),
  );
  if (!away || away.length === 0) return null;
  return (
    <section aria-label={t("taught.away")} className="mt-4">
      <h3 className="text-base! font-semibold">{t("taught.away")}</h3>
      <ul className="divide-y divide-line">
        {away.map((cover) => (
          <Line key={cover.id} cover={cover} zone={zone} hasDay={dates.length > 1} />
        ))}
      </ul>
    </section>
  );
}
