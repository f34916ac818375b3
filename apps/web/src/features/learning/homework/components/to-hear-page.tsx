import type { WaitingRecording } from "@riwaq/contracts/learning/homework";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Headphones } from "lucide-react";
import { useTranslation } from "react-i18next";

import { useRange } from "../../../../components/recitations/use-range.ts";
import { Badge } from "../../../../components/ui/badge.tsx";
import { Button } from "../../../../components/ui/button.tsx";
import { Card } from "../../../../components/ui/card.tsx";
import { EmptyState } from "../../../../components/ui/empty-state.tsx";
import { PageHeader } from "../../../../components/ui/page-header.tsx";
import { QueryView } from "../../../../components/ui/query-view.tsx";
import { paths } from "../../../../config/paths.ts";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { deviceTimeZone, formatClock, formatDateTime } from "../../../../lib/format.ts";
import { useReaderZone } from "../../../../lib/own-profile.ts";
import { useCurrentMinute } from "../../../../lib/use-current-minute.ts";
import { toHearQuery } from "../queries.ts";

/** When it was recorded, how long it is, and until when it is answered. */
function Times({ waiting }: { waiting: WaitingRecording }) {
  const { t } = useTranslation("homework");
  const { language } = useLanguage();
  const zone = useReaderZone() ?? deviceTimeZone();
  const now = useCurrentMinute();
  const { recording, recorded_at, answer_by } = waiting;
  const isDue = Date.parse(answer_by) <= Number(now);
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-muted">
      <bdi>{t("queue.recorded", { date: formatDateTime(recorded_at, language, zone) })}</bdi>
      <bdi className="tabular-nums">{formatClock((recording.duration_ms ?? 0) / 1000)}</bdi>
      <Badge tone={isDue ? "yellow" : "neutral"}>
        {t("queue.answerBy", { date: formatDateTime(answer_by, language, zone) })}
      </Badge>
    </p>
  );
}

function whyOf({ homework, recording }: WaitingRecording) {
  if (homework) return "queue.asked";
  return recording.for_placement ? "queue.placement" : "queue.practice";
}

function Waiting({ waiting }: { waiting: WaitingRecording }) {
  const { t } = useTranslation("homework");
  const range = useRange()(waiting.recording);
  const { id, student } = waiting.recording;
  const words = waiting.homework?.words;
  return (
    <Card className="flex flex-wrap items-center justify-between gap-4 p-4! sm:p-5!">
      <div className="min-w-0 space-y-1">
        <h2 className="text-xl">
          <bdi>{student}</bdi>
        </h2>
        <p>{range}</p>
        <Times waiting={waiting} />
        <p className="text-sm text-ink-muted">
          <bdi>{words || t(whyOf(waiting))}</bdi>
        </p>
      </div>
      <Button asChild>
        <Link
          to={paths.recording}
          params={{ id }}
          aria-label={t("queue.listenTo", { student, range })}
        >
          <Headphones aria-hidden strokeWidth={1.75} />
          {t("queue.listen")}
        </Link>
      </Button>
    </Card>
  );
}

/** The teacher's queue: what families recorded at home, the oldest first. */
export function ToHearPage() {
  const { t } = useTranslation("homework");
  const query = useQuery(toHearQuery);
  return (
    <>
      <PageHeader title={t("queue.title")} description={t("queue.lead")} />
      <QueryView
        query={query}
        isEmpty={({ total }) => total === 0}
        empty={<EmptyState title={t("queue.empty")} hint={t("queue.emptyHint")} />}
      >
        {({ recordings }) => (
          <ul className="space-y-3">
            {recordings.map((waiting) => (
              <li key={waiting.recording.id}>
                <Waiting waiting={waiting} />
              </li>
            ))}
          </ul>
        )}
      </QueryView>
    </>
  );
}
