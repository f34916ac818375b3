import type { TodayOfPupil as Today } from "@riwaq/contracts/memory/pages";
import type { Lines } from "@riwaq/contracts/memory/plan";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { Badge } from "../ui/badge.tsx";
import { levelOf } from "./level.ts";
import { todayOfPupilQuery } from "./queries.ts";
import { LINE, type PageLink, ThriceMarked } from "./thrice-marked.tsx";
import { usePageWords } from "./use-page-words.ts";

type TodayOfPupilProps = { studentId: string; link: PageLink };

/** What a teacher needs to know before a lesson begins: what is due, what is weak, what was marked again and again. */
export function TodayOfPupil({ studentId, link }: TodayOfPupilProps) {
  const { t } = useTranslation("memory");
  const { data: today } = useQuery(todayOfPupilQuery(studentId));
  if (!today) return null;
  const { evening, weakest, marked_thrice: words, proposed } = today;
  const isNothing =
    evening.portions.length === 0 && weakest.length === 0 && words.length === 0 && !proposed;
  if (isNothing) return <p className="text-sm text-ink-muted">{t("today.nothing")}</p>;
  return (
    <div className="space-y-4">
      <Due today={today} link={link} />
      <Weakest today={today} link={link} />
      <Words today={today} link={link} />
      {proposed && !isDue(today) && (
        <Part title={t("today.proposed")}>
          <Place {...proposed} link={link} />
        </Part>
      )}
    </div>
  );
}

/** Whether what is proposed next is what is learnt this evening. */
const isDue = ({ proposed, evening }: Today) =>
  evening.portions.some(
    ({ stream, page, lines }) =>
      stream === "sabaq" && page === proposed?.page && lines?.first === proposed.lines?.first,
  );

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h3 className="mb-1 font-sans text-sm! font-semibold text-ink-muted">{title}</h3>
      {children}
    </div>
  );
}

type PlaceProps = { page: number; lines: Lines; link: PageLink };

function Place({ page, lines, link }: PlaceProps) {
  const { placeOf, suraOf } = usePageWords();
  const name = (
    <>
      <span className="inline-block font-semibold first-letter:uppercase">
        {placeOf(page, lines)}
      </span>{" "}
      <bdi className="text-ink-muted">{suraOf(page)}</bdi>
    </>
  );
  return <>{link(page, name)}</>;
}

type PartProps = { today: Today; link: PageLink };

const LIST = "divide-y divide-line";
function Due({ today: { evening }, link }: PartProps) {
  const { t } = useTranslation("memory");
  if (evening.is_off) return <p className="text-sm text-ink-muted">{t("today.off")}</p>;
  if (evening.portions.length === 0) return null;
  return (
    <Part title={t("today.due")}>
      <ul className={LIST}>
        {evening.portions.map(({ stream, page, lines, done }) => (
          <li key={`${stream}-${page}`} className={LINE}>
            <Place page={page} lines={lines} link={link} />
            <span className="flex flex-wrap gap-1.5">
              {done && <Badge tone="green">{t(`verdicts.${done.verdict}`)}</Badge>}
              <Badge tone={stream === "sabaq" ? "yellow" : "neutral"}>
                {t(`streams.${stream}`)}
              </Badge>
            </span>
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Weakest({ today: { weakest }, link }: PartProps) {
  const { t } = useTranslation("memory");
  if (weakest.length === 0) return null;
  return (
    <Part title={t("today.weakest")}>
      <ul className={LIST}>
        {weakest.map((state) => (
          <li key={state.page} className={LINE}>
            <Place page={state.page} lines={state.lines} link={link} />
            <span className="text-sm text-ink-muted">{t(`levels.${levelOf(state)}`)}</span>
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Words({ today: { marked_thrice: words }, link }: PartProps) {
  const { t } = useTranslation("memory");
  if (words.length === 0) return null;
  return (
    <Part title={t("today.thrice")}>
      <ul className={LIST}>
        {words.map((word) => (
          <ThriceMarked key={`${word.sura}:${word.aya}:${word.word}`} word={word} link={link} />
        ))}
      </ul>
    </Part>
  );
}
