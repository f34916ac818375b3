import {
  PLACEMENT_SECONDS_MAX,
  type PlacementRecording,
} from "@riwaq/contracts/people/placement-sounds";
import { BANDS } from "@riwaq/domain/people/placement/item";
import { LISTENING } from "@riwaq/domain/people/placement/items/listening";
import { bandOf } from "@riwaq/domain/people/placement/judge";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

import { Card, CardTitle } from "../../../../components/ui/card.tsx";
import { EmptyState } from "../../../../components/ui/empty-state.tsx";
import { PageHeader } from "../../../../components/ui/page-header.tsx";
import { ProgressBar } from "../../../../components/ui/progress-bar.tsx";
import { QueryView } from "../../../../components/ui/query-view.tsx";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { formatNumber } from "../../../../lib/format.ts";
import { recordingsQuery } from "../model/recordings.ts";
import { RecordingRow } from "./recording-row.tsx";

type ListProps = { recordings: readonly PlacementRecording[] };

/** What the placement test asks by ear, for who reads it aloud. */
export function RecordingsPage() {
  const { t } = useTranslation(["ear", "common"]);
  const query = useQuery(recordingsQuery);
  return (
    <>
      <PageHeader title={t("common:titles.earPlacement")} description={t("placement.lead")} />
      <QueryView query={query}>
        {({ recordings, can_record: canRecord }) =>
          canRecord ? (
            <div className="space-y-8">
              <BeforeRecording recordings={recordings} />
              <ByBand recordings={recordings} />
            </div>
          ) : (
            <EmptyState title={t("placement.closed")} hint={t("placement.closedHint")} />
          )
        }
      </QueryView>
    </>
  );
}

/** How much is there, and how it is read well. */
function BeforeRecording({ recordings }: ListProps) {
  const { t } = useTranslation("ear");
  const { language } = useLanguage();
  const number = (value: number) => formatNumber(value, language);
  const [recorded, all] = [recordings.length, LISTENING.length];
  const how = t("placement.how", {
    returnObjects: true,
    seconds: number(PLACEMENT_SECONDS_MAX),
  });
  return (
    <Card className="grid gap-6 lg:grid-cols-2">
      <div className="space-y-3">
        <CardTitle>{t("placement.howTitle")}</CardTitle>
        <ol className="list-decimal space-y-1 ps-5 text-ink-muted">
          {how.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ol>
      </div>
      <div role="status" className="self-end">
        <ProgressBar
          label={t("placement.count", { recorded: number(recorded), all: number(all) })}
          value={recorded / all}
        />
      </div>
    </Card>
  );
}

/** From the first sound to what is said at a station. */
function ByBand({ recordings }: ListProps) {
  const recordingOf = new Map(recordings.map((one) => [one.item, one]));
  return BANDS.map((band) => (
    <section key={band} aria-labelledby={`band-${band}`} className="space-y-4">
      <h2 id={`band-${band}`}>{band}</h2>
      <ul className="grid gap-4 lg:grid-cols-2">
        {LISTENING.filter((item) => bandOf(item) === band).map((item) => (
          <RecordingRow key={item.id} item={item} recording={recordingOf.get(item.id)} />
        ))}
      </ul>
    </section>
  ));
}
