import type { Homework } from "@riwaq/contracts/learning/homework";
import { ANSWER_WITHIN_DAYS } from "@riwaq/domain/learning/homework/homework";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";

import { RecordingConsent } from "../../../../components/people/recording-consent.tsx";
import {
  type Range,
  RangeFields,
  toPlaces,
} from "../../../../components/recitations/range-fields.tsx";
import { useRange } from "../../../../components/recitations/use-range.ts";
import { useRecordingAtHome } from "../../../../components/recorder/use-recording-at-home.ts";
import { Button } from "../../../../components/ui/button.tsx";
import { Card } from "../../../../components/ui/card.tsx";
import { Note } from "../../../../components/ui/note.tsx";
import { PageHeader } from "../../../../components/ui/page-header.tsx";
import { Skeleton } from "../../../../components/ui/skeleton.tsx";
import { paths } from "../../../../config/paths.ts";
import { recordingConsentQuery } from "../../../../lib/recording-consent.ts";
import { lookWithin } from "../model/look-within.ts";
import { pagesOfRange } from "../model/pages-of-range.ts";
import { homeworkQuery } from "../queries.ts";
import { RangePages, useTurnedPage } from "./range-pages.tsx";
import { RecordBar } from "./record-bar.tsx";

type Places = ReturnType<typeof toPlaces>;
type SentProps = { studentId: string; isOfEvening: boolean; onAgain: () => void };

function Sent({ studentId, isOfEvening, onAgain }: SentProps) {
  const { t } = useTranslation(["homework", "common"]);
  return (
    <Card className="mx-auto max-w-xl space-y-4 text-center">
      <h2 role="status">{t("record.sent")}</h2>
      <p className="text-ink-muted">{t("record.sentWords", { count: ANSWER_WITHIN_DAYS })}</p>
      <div className="flex flex-wrap justify-center gap-3">
        <Button asChild>
          {isOfEvening ? (
            <Link to={paths.practice} search={{ pupil: studentId }}>
              {t("common:titles.practice")}
            </Link>
          ) : (
            <Link to={paths.homework} params={{ id: studentId }}>
              {t("record.back")}
            </Link>
          )}
        </Button>
        <Button variant="outline" onClick={onAgain}>
          {t("record.again")}
        </Button>
      </div>
    </Card>
  );
}

/** The words of the mushaf above, the button below. What is being recorded stays when the page is turned. */
type ReciteProps = {
  studentId: string;
  places: Places;
  homework: Homework | undefined;
  isOfEvening: boolean;
};

function Recite({ studentId, places, homework, isOfEvening }: ReciteProps) {
  const recording = useRecordingAtHome(studentId);
  const [isSeen, setIsSeen] = useState(false);
  const pages = useMemo(() => pagesOfRange(places), [places]);
  const turned = useTurnedPage(pages);
  const lookOf = useMemo(() => lookWithin(places), [places]);
  const isSent = recording.state.step === "done" && !isSeen;
  if (isSent) return <Sent {...{ studentId, isOfEvening }} onAgain={() => setIsSeen(true)} />;
  const start = () => {
    setIsSeen(false);
    void recording.start({ ...places, ...(homework && { homeworkId: homework.id }) });
  };
  const shown =
    recording.state.step === "done"
      ? { ...recording, state: { step: "idle" as const } }
      : recording;
  return (
    <div className="space-y-4">
      <RangePages pages={pages} turned={turned} lookOf={lookOf} />
      <RecordBar recording={shown} onStart={start} />
    </div>
  );
}

function Consent({ studentId }: { studentId: string }) {
  const { t } = useTranslation("homework");
  return (
    <div className="mx-auto max-w-xl space-y-4">
      <Note>{t("record.consent")}</Note>
      <Card className="*:border-t-0! *:pt-0!">
        <RecordingConsent studentId={studentId} />
      </Card>
    </div>
  );
}

type RecordPageProps = {
  studentId: string;
  homeworkId?: string | undefined;
  /** A portion of the evening, where it comes from there. */
  evening?: Places | undefined;
};

/** A recitation for the teacher: what was asked for, a portion of the evening, or what the family chooses. */
export function RecordPage({ studentId, homeworkId, evening }: RecordPageProps) {
  const { t } = useTranslation("homework");
  const sayRange = useRange();
  const { data: consent } = useQuery(recordingConsentQuery(studentId));
  const { data: all, isPending } = useQuery(homeworkQuery(studentId));
  const homework = all?.homework.find(({ id }) => id === homeworkId);
  const [range, setRange] = useState<Range>({ sura: 1, from: 1, to: 7 });
  const chosen = useMemo(() => toPlaces(range), [range]);
  const given = homework ?? evening;
  const places = given ?? chosen;
  if (!consent || isPending) return <Skeleton className="h-96 rounded-md" />;
  return (
    <>
      <PageHeader
        title={given ? sayRange(given) : t("record.title")}
        description={homework?.words || t(given ? "record.leadGiven" : "record.lead")}
      />
      {consent.given_at === null ? (
        <Consent studentId={studentId} />
      ) : (
        <div className="space-y-5">
          {!given && <RangeFields range={range} isDisabled={false} onChange={setRange} />}
          <Recite {...{ studentId, places, homework }} isOfEvening={!homework && !!evening} />
        </div>
      )}
    </>
  );
}
