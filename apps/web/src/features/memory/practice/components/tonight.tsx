import type { CurrentUser } from "@riwaq/contracts/identity/users";
import type { EveningWord, Portion, Tonight as AllTonight } from "@riwaq/contracts/memory/plan";
import { wordKey } from "@riwaq/domain/learning/mushaf/words";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

import { partQuery } from "../../../../components/mushaf/part-query.ts";
import { wordIn } from "../../../../components/mushaf/use-word-of.ts";
import { Button } from "../../../../components/ui/button.tsx";
import { paths } from "../../../../config/paths.ts";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { formatNumber } from "../../../../lib/format.ts";
import { tonightQuery } from "../model/practice-query.ts";
import { doneOf, keyOfPortion } from "../model/practice.ts";
import { usePortionNames } from "./portion-names.ts";
import { SaidVerdict } from "./said-verdict.tsx";
import { useAnswers } from "./use-answers.ts";
import { WordChip } from "./word-chip.tsx";

import "../../../../styles/mushaf.css";

type Person = AllTonight["people"][number];

/** On the home: the evening of oneself and of each child, one press away. Nothing where nobody has one. */
export function Tonight({ user }: { user: CurrentUser }) {
  const { data } = useQuery(tonightQuery);
  if (!data || data.people.length === 0) return null;
  return (
    <div className="grid items-start gap-5 lg:grid-cols-2">
      {data.people.map((person) => (
        <TonightCard key={person.student_id} person={person} by={user.id} />
      ))}
    </div>
  );
}

function TonightCard({ person, by }: { person: Person; by: string }) {
  const { t } = useTranslation("practice");
  const { language } = useLanguage();
  const { student_id: pupil, name, is_self, evening } = person;
  const { waiting } = useAnswers(by, pupil);
  const side = is_self ? "pupil" : "parent";
  const portions = evening.portions.map((portion) => ({
    portion,
    done: doneOf(portion, { day: evening.day, waiting, side }),
  }));
  const next = portions.find(({ done }) => !done)?.portion;
  const begin = portions.some(({ done }) => done) ? "tonight.goOn" : "tonight.begin";
  const minutes = { count: evening.minutes, number: formatNumber(evening.minutes, language) };
  const id = `tonight-${pupil}`;
  return (
    <section
      aria-labelledby={id}
      className="space-y-4 rounded-md border border-accent/60 bg-surface p-5 sm:p-6"
    >
      <div>
        <p className="text-ink-muted">{is_self ? t("tonight.own") : <bdi>{name}</bdi>}</p>
        <h2 id={id} className="text-xl">
          {evening.minutes > 0 ? t("tonight.title", minutes) : t("today.title")}
        </h2>
      </div>
      {evening.is_off && <p className="text-ink-muted">{t("tonight.off")}</p>}
      {!evening.is_off && !next && <p className="text-ink-muted">{t("tonight.done")}</p>}
      <ul className="space-y-2 empty:hidden">
        {portions.map((one) => (
          <PortionOfTonight key={keyOfPortion(one.portion)} {...one} />
        ))}
      </ul>
      {next && next.words.length > 0 && <WeakWords page={next.page} words={next.words} />}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button asChild variant={next ? "default" : "outline"} size={next ? "lg" : "default"}>
          <Link
            to={paths.practice}
            search={next ? { pupil, portion: keyOfPortion(next) } : { pupil }}
          >
            {t(next ? begin : "tonight.see")}
          </Link>
        </Button>
        {next && <p className="text-sm text-ink-muted">{t("how.later")}</p>}
      </div>
    </section>
  );
}

function PortionOfTonight({
  portion,
  done,
}: {
  portion: Portion;
  done: ReturnType<typeof doneOf>;
}) {
  const { streamOf, placeOf } = usePortionNames();
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-3">
      <span>
        <span className="font-semibold">{streamOf(portion)}</span>{" "}
        <span className="text-ink-muted">{placeOf(portion)}</span>
      </span>
      {done && <SaidVerdict done={done} />}
    </li>
  );
}

function WeakWords({ page, words }: { page: number; words: readonly EveningWord[] }) {
  const { t } = useTranslation("practice");
  const { data: part } = useQuery(partQuery(page));
  if (!part) return null;
  return (
    <div>
      <h3 className="font-sans text-base! font-semibold">{t("tonight.words")}</h3>
      <ul className="divide-y divide-line">
        {words.map((word) => (
          <li
            key={wordKey(word)}
            className="flex min-h-16 flex-wrap items-center justify-between gap-3"
          >
            <span lang="ar" dir="rtl" className="mushaf-large">
              {wordIn(part, word)}
            </span>
            <WordChip {...word} />
          </li>
        ))}
      </ul>
    </div>
  );
}
