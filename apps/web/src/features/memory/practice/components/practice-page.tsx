import type { CurrentUser } from "@riwaq/contracts/identity/users";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import { EmptyState } from "../../../../components/ui/empty-state.tsx";
import { ErrorState } from "../../../../components/ui/error-state.tsx";
import { PageHeader } from "../../../../components/ui/page-header.tsx";
import { QueryView } from "../../../../components/ui/query-view.tsx";
import { RadioChips } from "../../../../components/ui/radio-chips.tsx";
import { SkeletonRows } from "../../../../components/ui/skeleton.tsx";
import { paths } from "../../../../config/paths.ts";
import { ApiError } from "../../../../lib/api-error.ts";
import { practiceQuery } from "../model/practice-query.ts";
import type { PracticeSearch } from "../model/practice-search.ts";
import { PupilPractice } from "./pupil-practice.tsx";
import { type Practiser, usePractisers } from "./use-practisers.ts";

type PageProps = {
  user: CurrentUser;
  search: PracticeSearch;
  onSearch: (next: PracticeSearch) => void;
};

function Nobody({ isGone = false }: { isGone?: boolean }) {
  const { t } = useTranslation("practice");
  const action = (
    <Button asChild>
      <Link to={paths.children}>{t("none.children")}</Link>
    </Button>
  );
  if (isGone) return <EmptyState title={t("gone.title")} hint={t("gone.hint")} />;
  return <EmptyState title={t("none.nobody")} hint={t("none.nobodyHint")} action={action} />;
}

type ChooserProps = {
  people: readonly Practiser[];
  chosen: string;
  onChoose: (pupil: string) => void;
};

function Chooser({ people, chosen, onChoose }: ChooserProps) {
  const { t } = useTranslation("practice");
  if (people.length < 2) return null;
  const choices = people.map(({ id, name }) => ({ value: id, label: <bdi>{name}</bdi> }));
  return <RadioChips legend={t("whose")} choices={choices} value={chosen} onChoose={onChoose} />;
}

/** What is practised today, and what comes: one's own, or a child's. */
export function PracticePage({ user, search, onSearch }: PageProps) {
  const { t } = useTranslation("practice");
  const { people, isKnown, isError, refetch } = usePractisers(user);
  const pupil = search.pupil ?? people[0]?.id;
  const isOpen = search.portion !== undefined;
  return (
    <>
      {!isOpen && <PageHeader title={t("title")} description={t("lead")} />}
      {pupil === undefined && !isKnown && <SkeletonRows />}
      {pupil === undefined &&
        isKnown &&
        (isError ? <ErrorState onRetry={() => void refetch()} /> : <Nobody />)}
      {pupil !== undefined && (
        <div className="space-y-6">
          {!isOpen && (
            <Chooser
              people={people}
              chosen={pupil}
              onChoose={(next) => onSearch({ pupil: next })}
            />
          )}
          <OfPupil key={pupil} {...{ user, pupil, people, search, onSearch }} />
        </div>
      )}
    </>
  );
}

type OfPupilProps = PageProps & { pupil: string; people: readonly Practiser[] };

function OfPupil({ user, pupil, ...page }: OfPupilProps) {
  const query = useQuery(practiceQuery(pupil, user.id));
  const isGone = query.error instanceof ApiError && query.error.status === 404;
  if (isGone) return <Nobody isGone />;
  return (
    <QueryView query={query}>
      {(practice) => <PupilPractice practice={practice} user={user} {...page} />}
    </QueryView>
  );
}
