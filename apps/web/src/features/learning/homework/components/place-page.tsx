import type { CurrentUser } from "@riwaq/contracts/identity/users";
import type { LearnerWish } from "@riwaq/contracts/people/wishes";
import {
  PLACEMENT_PASSAGES,
  READINGS,
  type Reading,
} from "@riwaq/domain/learning/recitations/placement";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Mic } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { RecitationPlaced } from "../../../../components/people/recitation-placed.tsx";
import { useRange } from "../../../../components/recitations/use-range.ts";
import { Button } from "../../../../components/ui/button.tsx";
import { Card } from "../../../../components/ui/card.tsx";
import { EmptyState } from "../../../../components/ui/empty-state.tsx";
import { PageHeader } from "../../../../components/ui/page-header.tsx";
import { QueryView } from "../../../../components/ui/query-view.tsx";
import { RadioChips } from "../../../../components/ui/radio-chips.tsx";
import { paths } from "../../../../config/paths.ts";
import { useWishes } from "../../../../lib/own-wishes.ts";
import { recitationPlacementQuery } from "../../../../lib/recitation-placements.ts";

type PlacePageProps = { user: CurrentUser; pupil: string | undefined };

/** Where somebody begins with recitation: a passage by how they read, which a teacher hears. */
export function PlacePage({ user, pupil }: PlacePageProps) {
  const { t } = useTranslation("homework");
  const query = useWishes();
  return (
    <>
      <PageHeader title={t("place.title")} description={t("place.lead")} />
      <QueryView query={query} isEmpty={({ learners }) => learners.length === 0} empty={<Nobody />}>
        {({ learners }) => (
          <ForLearner
            learners={learners}
            first={learners.find(({ id }) => id === (pupil ?? user.id)) ?? learners[0]}
          />
        )}
      </QueryView>
    </>
  );
}

function Nobody() {
  const { t } = useTranslation("homework");
  const action = (
    <Button asChild>
      <Link to={paths.children}>{t("place.children")}</Link>
    </Button>
  );
  return <EmptyState title={t("place.nobody")} hint={t("place.nobodyHint")} action={action} />;
}

type LearnerProps = { learners: readonly LearnerWish[]; first: LearnerWish | undefined };

function ForLearner({ learners, first }: LearnerProps) {
  const { t } = useTranslation("homework");
  const [chosen, setChosen] = useState(first?.id ?? "");
  return (
    <div className="max-w-2xl space-y-6">
      {learners.length > 1 && (
        <RadioChips
          legend={t("place.whose")}
          choices={learners.map(({ id, name }) => ({ value: id, label: <bdi>{name}</bdi> }))}
          value={chosen}
          onChoose={setChosen}
        />
      )}
      <RecitationPlaced key={`placed ${chosen}`} studentId={chosen} />
      <Passage key={chosen} studentId={chosen} />
    </div>
  );
}

/** By how they read by now, one press from the page of the mushaf. */
function Passage({ studentId }: { studentId: string }) {
  const { t } = useTranslation("homework");
  const { data } = useQuery(recitationPlacementQuery(studentId));
  const sayRange = useRange();
  const [reading, setReading] = useState<Reading>("begins");
  const choices = READINGS.map((value) => ({
    value,
    label: t(`place.readings.${value}`),
    hint: sayRange(PLACEMENT_PASSAGES[value]),
  }));
  return (
    <Card className="space-y-5">
      <RadioChips legend={t("place.how")} choices={choices} value={reading} onChoose={setReading} />
      <p className="measure text-sm text-ink-muted">{t("place.hint")}</p>
      <Button asChild variant={data?.recording ? "outline" : "default"}>
        <Link to={paths.recordAtHome} params={{ id: studentId }} search={{ reading }}>
          <Mic aria-hidden strokeWidth={1.75} />
          {t(data?.recording ? "record.again" : "place.open")}
        </Link>
      </Button>
    </Card>
  );
}
