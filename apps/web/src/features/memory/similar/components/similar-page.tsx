import type { SimilarPair, SimilarPlaces } from "@riwaq/contracts/memory/similar";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Link2, Play, Unlink } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { AyaText } from "../../../../components/similar-verses/aya-text.tsx";
import { LinkDialog } from "../../../../components/similar-verses/link-dialog.tsx";
import { similarQuery } from "../../../../components/similar-verses/similar-query.ts";
import { useTellLink } from "../../../../components/similar-verses/use-tell-link.ts";
import { Button } from "../../../../components/ui/button.tsx";
import { Card } from "../../../../components/ui/card.tsx";
import { EmptyState } from "../../../../components/ui/empty-state.tsx";
import { PageHeader } from "../../../../components/ui/page-header.tsx";
import { QueryView } from "../../../../components/ui/query-view.tsx";
import { paths } from "../../../../config/paths.ts";
import { isolated } from "../../../../lib/format.ts";

type PupilProps = { pupil: string };

/** The ayat that a pupil exchanges, two by two: the teacher links them, everybody practises them. */
export function SimilarPage({ pupil }: PupilProps) {
  const { t } = useTranslation("tests");
  const query = useQuery(similarQuery(pupil));
  const { name, can_link: canLink, pairs = [] } = query.data ?? {};
  return (
    <>
      <PageHeader
        title={t("similar.title")}
        description={name ? t("similar.of", { name: isolated(name) }) : t("similar.lead")}
        actions={
          <>
            {pairs.length > 0 && (
              <Button asChild variant={canLink ? "outline" : "default"}>
                <Link to={paths.similarDrill} search={{ pupil }}>
                  <Play aria-hidden strokeWidth={1.75} />
                  {t("drill.begin")}
                </Link>
              </Button>
            )}
            {canLink && <LinkOne pupil={pupil} />}
          </>
        }
      />
      <QueryView
        query={query}
        isEmpty={(all) => all.pairs.length === 0 && all.proposed.length === 0}
        empty={
          <EmptyState
            title={t("similar.empty")}
            hint={t(canLink ? "similar.emptyTeacher" : "similar.emptyFamily")}
          />
        }
      >
        {(all) => <Pairs pupil={pupil} all={all} />}
      </QueryView>
    </>
  );
}

function LinkOne({ pupil }: PupilProps) {
  const { t } = useTranslation("tests");
  return (
    <LinkDialog
      pupil={pupil}
      trigger={
        <Button>
          <Link2 aria-hidden strokeWidth={1.75} />
          {t("similar.link")}
        </Button>
      }
    />
  );
}

function Pairs({ pupil, all }: PupilProps & { all: SimilarPlaces }) {
  const { t } = useTranslation("tests");
  const { connect, separate, isBusy } = useTellLink(pupil);
  return (
    <div className="max-w-4xl space-y-8">
      {all.proposed.length > 0 && (
        <section className="space-y-3">
          <h2 className="text-xl">{t("similar.proposed")}</h2>
          <ul className="space-y-3">
            {all.proposed.map(({ first, second }) => (
              <li key={`${first.text} ${second.text}`}>
                <PairCard pair={{ first, second }}>
                  <Button
                    variant="secondary"
                    disabled={isBusy}
                    onClick={() => void connect({ one: first, other: second })}
                  >
                    <Link2 aria-hidden strokeWidth={1.75} />
                    {t("similar.do")}
                  </Button>
                </PairCard>
              </li>
            ))}
          </ul>
        </section>
      )}
      <ul className="space-y-4">
        {all.pairs.map((pair) => (
          <li key={pair.id}>
            <PairCard pair={pair}>
              {all.can_link && (
                <Button variant="ghost" disabled={isBusy} onClick={() => void separate(pair)}>
                  <Unlink aria-hidden strokeWidth={1.75} />
                  {t("similar.remove")}
                </Button>
              )}
            </PairCard>
          </li>
        ))}
      </ul>
    </div>
  );
}

type PairProps = { pair: Pick<SimilarPair, "first" | "second">; children: ReactNode };

function PairCard({ pair: { first, second }, children }: PairProps) {
  return (
    <Card className="space-y-4">
      <div className="grid gap-4 md:grid-cols-2">
        {[first, second].map(({ sura, aya, text }) => (
          <p key={`${sura}:${aya}`}>
            <AyaText place={{ sura, aya }} text={text} />
          </p>
        ))}
      </div>
      <div className="flex justify-end empty:hidden">{children}</div>
    </Card>
  );
}
