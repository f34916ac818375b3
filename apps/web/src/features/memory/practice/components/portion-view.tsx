import type { Portion, Verdict } from "@riwaq/contracts/memory/plan";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { ArrowLeft } from "lucide-react";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";

import { partQuery } from "../../../../components/mushaf/part-query.ts";
import { ErrorState } from "../../../../components/ui/error-state.tsx";
import { paths } from "../../../../config/paths.ts";
import { ayatOfWords, wordsOfPortion } from "../model/portion-words.ts";
import type { Done } from "../model/practice.ts";
import { FollowBar } from "./follow-bar.tsx";
import { HowItWent } from "./how-it-went.tsx";
import { ListenStep } from "./listen-step.tsx";
import { usePortionNames } from "./portion-names.ts";
import { ReciteStep } from "./recite-step.tsx";
import { RecordPortion } from "./record-portion.tsx";
import { SaidVerdict } from "./said-verdict.tsx";
import { useFollow } from "./use-follow.ts";
import { usePortionSound } from "./use-portion-sound.ts";
import { WordsStep } from "./words-step.tsx";

type ViewProps = {
  pupil: string;
  /** Said where it is somebody else's. */
  name: string | null;
  portion: Portion;
  done: Done | null;
  /** Nothing is said by whoever only looks. */
  onSay: ((verdict: Verdict) => void) | null;
};

/** A portion, step by step: listen, take up the weak words, recite, and say how it went. */
export function PortionView({ pupil, name, portion, done, onSay }: ViewProps) {
  const { placeOf } = usePortionNames();
  const { data: part, isError, refetch } = useQuery(partQuery(portion.page));
  const { page, lines } = portion;
  const words = useMemo(
    () => (part ? wordsOfPortion(part, { page, lines }) : []),
    [part, page, lines],
  );
  const ayat = useMemo(() => ayatOfWords(words), [words]);
  const sound = usePortionSound(ayat);
  const follow = useFollow(words, sound);
  const hasWords = portion.words.length > 0;
  return (
    <div className="mx-auto max-w-2xl space-y-4">
      <PortionHead pupil={pupil} name={name} portion={portion} done={done} />
      <ListenStep page={page} place={placeOf(portion)} sound={sound} follow={follow} />
      {hasWords && <WordsStep words={portion.words} part={part} sound={sound} />}
      {isError && !part ? (
        <ErrorState onRetry={() => void refetch()} />
      ) : (
        <ReciteStep
          number={hasWords ? 3 : 2}
          portion={portion}
          part={part}
          words={words}
          follow={follow}
        />
      )}
      <FollowBar follow={follow} />
      {onSay && (
        <div className="space-y-6 pt-3 pb-6">
          <HowItWent said={done?.verdict ?? null} onSay={onSay} />
          <RecordPortion pupil={pupil} ayat={ayat} />
        </div>
      )}
    </div>
  );
}

function PortionHead({ pupil, name, portion, done }: Omit<ViewProps, "onSay">) {
  const { t } = useTranslation("practice");
  const { streamOf, minutesOf } = usePortionNames();
  return (
    <header className="space-y-1">
      <Link
        to={paths.practice}
        search={{ pupil }}
        className="inline-flex min-h-11 items-center gap-2 text-ink-muted hover:text-ink"
      >
        <ArrowLeft aria-hidden strokeWidth={1.75} className="size-4.5 flip-rtl" />
        {t("portion.back")}
      </Link>
      {name && (
        <p className="text-ink-muted">
          <bdi>{name}</bdi>
        </p>
      )}
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h1>
          {t("portion.title", { stream: streamOf(portion), rest: minutesOf(portion.minutes) })}
        </h1>
        {done && <SaidVerdict done={done} />}
      </div>
    </header>
  );
}
