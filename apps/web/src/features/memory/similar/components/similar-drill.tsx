import type { SimilarPair } from "@riwaq/contracts/memory/similar";
import { compareAyat } from "@riwaq/domain/memory/differing-words";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { ArrowLeft, ChevronLeft, ChevronRight, Eye } from "lucide-react";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";

import { BackToPractice } from "../../../../components/memory/back-to-practice.tsx";
import { similarQuery } from "../../../../components/similar-verses/similar-query.ts";
import { Button } from "../../../../components/ui/button.tsx";
import { EmptyState } from "../../../../components/ui/empty-state.tsx";
import { PageHeader } from "../../../../components/ui/page-header.tsx";
import { QueryView } from "../../../../components/ui/query-view.tsx";
import { paths } from "../../../../config/paths.ts";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { ApiError } from "../../../../lib/api-error.ts";
import { formatNumber } from "../../../../lib/format.ts";
import { GappedAya } from "./gapped-aya.tsx";
import { WhichOne } from "./which-one.tsx";

/** Two ayat that resemble each other: what both have is shown, what each has for itself is recalled and then tapped. */
export function SimilarDrill({ pupil }: { pupil: string }) {
  const { t } = useTranslation("tests");
  const query = useQuery(similarQuery(pupil));
  const [at, setAt] = useState(0);
  const isNobody = query.error instanceof ApiError && query.error.status === 404;
  if (isNobody) {
    return <EmptyState title={t("similar.empty")} hint={t("similar.emptyFamily")} />;
  }
  return (
    <>
      {query.data?.can_link === false && <BackToPractice pupil={pupil} />}
      {query.data?.can_link && <BackToPairs pupil={pupil} />}
      <PageHeader title={t("drill.title")} description={t("drill.lead")} />
      <QueryView
        query={query}
        isEmpty={({ pairs }) => pairs.length === 0}
        empty={<EmptyState title={t("similar.empty")} hint={t("similar.emptyFamily")} />}
      >
        {({ pairs }) => {
          const pair = pairs[Math.min(at, pairs.length - 1)];
          return (
            pair && (
              <div className="max-w-4xl space-y-5">
                <Pair key={pair.id} pair={pair} />
                <Steps at={at} count={pairs.length} onStep={setAt} />
              </div>
            )
          );
        }}
      </QueryView>
    </>
  );
}

function BackToPairs({ pupil }: { pupil: string }) {
  const { t } = useTranslation();
  return (
    <Link
      to={paths.similarVerses}
      params={{ id: pupil }}
      className="inline-flex min-h-11 items-center gap-2 text-ink-muted hover:text-ink"
    >
      <ArrowLeft aria-hidden strokeWidth={1.75} className="size-4.5 flip-rtl" />
      {t("titles.similarVerses")}
    </Link>
  );
}

type StepsProps = { at: number; count: number; onStep: (at: number) => void };

function Steps({ at, count, onStep }: StepsProps) {
  const { t } = useTranslation("tests");
  const { language } = useLanguage();
  if (count < 2) return null;
  return (
    <nav aria-label={t("drill.pairs")} className="flex items-center justify-between gap-3">
      <Button variant="outline" disabled={at === 0} onClick={() => onStep(at - 1)}>
        <ChevronLeft aria-hidden strokeWidth={1.75} className="rtl:-scale-x-100" />
        {t("drill.before")}
      </Button>
      <p className="text-ink-muted tabular-nums">
        {t("drill.at", {
          at: formatNumber(at + 1, language),
          of: formatNumber(count, language),
        })}
      </p>
      <Button variant="outline" disabled={at >= count - 1} onClick={() => onStep(at + 1)}>
        {t("drill.next")}
        <ChevronRight aria-hidden strokeWidth={1.75} className="rtl:-scale-x-100" />
      </Button>
    </nav>
  );
}

const NONE: ReadonlySet<string> = new Set();

function Pair({ pair: { first, second } }: { pair: SimilarPair }) {
  const { t } = useTranslation("tests");
  const [shown, setShown] = useState<ReadonlySet<string>>(NONE);
  const compared = useMemo(() => compareAyat(first.text, second.text), [first, second]);
  const ayat = [
    { name: "first", place: first, words: compared.first },
    { name: "second", place: second, words: compared.second },
  ];
  const hidden = ayat.flatMap(({ name, words }) =>
    words.flatMap((word, at) => (word.isCommon ? [] : [`${name} ${at}`])),
  );
  return (
    <>
      <div className="grid gap-5 md:grid-cols-2">
        {ayat.map(({ name, place, words }) => (
          <GappedAya
            key={name}
            place={place}
            words={words}
            isShown={(at) => shown.has(`${name} ${at}`)}
            onShow={(at) => setShown(new Set([...shown, `${name} ${at}`]))}
          />
        ))}
      </div>
      {hidden.length === 0 && <p className="text-ink-muted">{t("drill.same")}</p>}
      {hidden.length > 0 && (
        <Button variant="outline" onClick={() => setShown(new Set(shown.size > 0 ? [] : hidden))}>
          <Eye aria-hidden strokeWidth={1.75} />
          {t(shown.size > 0 ? "drill.hide" : "drill.showAll")}
        </Button>
      )}
      <WhichOne ayat={ayat} />
    </>
  );
}
