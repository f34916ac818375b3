import type { CurrentUser } from "@riwaq/contracts/identity/users";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

import { BackToPractice } from "../../../../components/memory/back-to-practice.tsx";
import { EmptyState } from "../../../../components/ui/empty-state.tsx";
import { PageHeader } from "../../../../components/ui/page-header.tsx";
import { QueryView } from "../../../../components/ui/query-view.tsx";
import { RadioChips } from "../../../../components/ui/radio-chips.tsx";
import { SkeletonRows } from "../../../../components/ui/skeleton.tsx";
import { childrenQuery } from "../../../../lib/own-children.ts";
import { useHeldHomes } from "../../../../lib/own-homes.ts";
import { drillOf } from "../model/drill.ts";
import { earMapQuery, minimalPairsQuery } from "../model/ear-queries.ts";
import { Drill } from "./drill.tsx";

export type DrillSearch = { pupil?: string | undefined; pair?: string | undefined };
type PageProps = {
  user: CurrentUser;
  search: DrillSearch;
  onSearch: (next: DrillSearch) => void;
};

/** Which of two words was it? For oneself, or with a child. */
export function DrillPage({ user, search, onSearch }: PageProps) {
  const { t } = useTranslation("ear");
  const homes = useHeldHomes(user);
  const children = useQuery({ ...childrenQuery, enabled: homes.includes("P") });
  const own = homes.includes("S") ? [{ id: user.id, name: user.name }] : [];
  const people = [...own, ...(children.data ?? [])];
  const pupil = search.pupil ?? people[0]?.id;
  const choices = people.map(({ id, name }) => ({ value: id, label: <bdi>{name}</bdi> }));
  return (
    <>
      <BackToPractice pupil={search.pupil} />
      <PageHeader title={t("drill.title")} description={t("drill.lead")} />
      <div className="space-y-6">
        {pupil !== undefined && people.length > 1 && (
          <RadioChips
            legend={t("drill.whose")}
            choices={choices}
            value={pupil}
            onChoose={(chosen) => onSearch({ pupil: chosen })}
          />
        )}
        {pupil === undefined ? (
          <QueryView query={homes.includes("P") ? children : { ...children, data: [] }}>
            {() => <EmptyState title={t("drill.nobody")} hint={t("drill.nobodyHint")} />}
          </QueryView>
        ) : (
          <OfPupil key={`${pupil} ${search.pair}`} pupil={pupil} only={search.pair} />
        )}
      </div>
    </>
  );
}

function OfPupil({ pupil, only }: { pupil: string; only: string | undefined }) {
  const { t } = useTranslation("ear");
  const map = useQuery(earMapQuery(pupil));
  const pairs = useQuery(minimalPairsQuery);
  if (!map.data) return <QueryView query={map}>{() => <SkeletonRows />}</QueryView>;
  const { today, pairs: sounds } = map.data;
  const nothing = <EmptyState title={t("drill.none")} hint={t("drill.noneHint")} />;
  return (
    <QueryView
      query={pairs}
      isEmpty={(found) => drillOf(found.pairs, sounds, { only, random: () => 0 }).length === 0}
      empty={nothing}
    >
      {(found) => (
        <Drill
          pupil={pupil}
          today={today}
          draw={() => drillOf(found.pairs, sounds, { only, random: Math.random })}
        />
      )}
    </QueryView>
  );
}
