import { useQuery } from "@tanstack/react-query";
import { Link, type LinkProps } from "@tanstack/react-router";
import {
  AudioLines,
  Blend,
  ChevronRight,
  Ear,
  Grid3x3,
  Layers,
  type LucideIcon,
} from "lucide-react";
import { useId } from "react";
import { useTranslation } from "react-i18next";

import { paths } from "../../../../config/paths.ts";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { formatNumber } from "../../../../lib/format.ts";
import {
  cardsTodayQuery,
  homeworkOfQuery,
  similarPairsQuery,
  soundsQuery,
} from "../model/also-queries.ts";

type Way = { link: LinkProps; Icon: LucideIcon; name: string; note: string };

/** What there is for this pupil: what nobody gave is not named. Without a line nothing is. */
function useWays(pupil: string): Way[] {
  const { t } = useTranslation(["practice", "common"]);
  const { language } = useLanguage();
  const { data: cards } = useQuery(cardsTodayQuery);
  const { data: sounds } = useQuery(soundsQuery(pupil));
  const { data: similar } = useQuery(similarPairsQuery(pupil));
  const { data: recited } = useQuery(homeworkOfQuery(pupil));
  const counted = (count: number) => ({ count, number: formatNumber(count, language) });
  const waiting = cards?.people.find(({ student_id: id }) => id === pupil)?.cards;
  const open = recited?.homework.filter(({ state }) => state === "open").length ?? 0;
  const pairs = similar?.pairs.length ?? 0;
  const search = { pupil };
  return [
    waiting !== undefined && {
      link: { to: paths.practiceCards, search },
      Icon: Layers,
      name: t("common:titles.cards"),
      note: waiting > 0 ? t("also.cards", counted(waiting)) : t("also.cardsDone"),
    },
    sounds?.pairs.some(({ can_drill: canDrill }) => canDrill) && {
      link: { to: paths.earDrill, search },
      Icon: Ear,
      name: t("common:titles.earDrill"),
      note: t("also.ear"),
    },
    pairs > 0 && {
      link: { to: paths.similarDrill, search },
      Icon: Blend,
      name: t("common:titles.similarVerses"),
      note: t("also.pairs", counted(pairs)),
    },
    recited !== undefined &&
      recited.homework.length > 0 && {
        link: { to: paths.homework, params: { id: pupil } },
        Icon: AudioLines,
        name: t("common:titles.homework"),
        note: open > 0 ? t("also.homework", counted(open)) : t("also.homeworkDone"),
      },
  ].filter((way) => way !== undefined && way !== false);
}

type AlsoProps = { pupil: string; isBegun: boolean };

/** Beside the evening: what else this pupil practises, and the pages that are held. */
export function AlsoHere({ pupil, isBegun }: AlsoProps) {
  const { t } = useTranslation(["practice", "common"]);
  const id = useId();
  const ways = useWays(pupil);
  const map: Way = {
    link: { to: paths.memory, params: { id: pupil } },
    Icon: Grid3x3,
    name: t("common:titles.memory"),
    note: t("also.map"),
  };
  const all = isBegun ? [...ways, map] : ways;
  if (all.length === 0) return null;
  return (
    <section aria-labelledby={id} className="space-y-1">
      <h2 id={id} className="text-xl">
        {t("also.title")}
      </h2>
      <ul className="divide-y divide-line">
        {all.map(({ link, Icon, name, note }) => (
          <li key={link.to}>
            <Link {...link} className="group flex min-h-14 items-center gap-3 py-2">
              <Icon aria-hidden strokeWidth={1.75} className="size-5 shrink-0 text-ink-muted" />
              <span className="min-w-0 grow">
                <span className="block font-semibold group-hover:underline">{name}</span>
                <span className="block text-sm text-ink-muted">{note}</span>
              </span>
              <ChevronRight
                aria-hidden
                strokeWidth={1.75}
                className="size-4.5 shrink-0 flip-rtl text-ink-muted"
              />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
