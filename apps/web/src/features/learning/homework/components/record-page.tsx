import type { Homework } from "@riwaq/contracts/learning/homework";
import { useQuery } from "@tanstack/react-query";
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
import { Card } from "../../../../components/ui/card.tsx";
import { Note } from "../../../../components/ui/note.tsx";
import { PageHeader } from "../../../../components/ui/page-header.tsx";
import { Skeleton } from "../../../../components/ui/skeleton.tsx";
import { recordingConsentQuery } from "../../../../lib/recording-consent.ts";
import { lookWithin } from "../model/look-within.ts";
import { pagesOfRange } from "../model/pages-of-range.ts";
import { homeworkQuery } from "../queries.ts";
import { RangePages, useTurnedPage } from "./range-pages.tsx";
import { RecordBar } from "./record-bar.tsx";
import { type Purpose, RecordSent } from "./record-sent.tsx";

type Places = ReturnType<typeof toPlaces>;

/** A recording at home; once its end was seen, the next one can begin. */
function useRecital(studentId: string) {
  const recording = useRecordingAtHome(studentId);
  const [isSeen, setIsSeen] = useState(false);
  const isDone = recording.state.step === "done";
  return {
    recording: isDone ? { ...recording, state: { step: "idle" as const } } : recording,
    /** The id of what has arrived just now. */
    sent: isDone && !isSeen ? recording.id : undefined,
    start: (asked: Parameters<typeof recording.start>[0]) => {
      setIsSeen(false);
      void recording.start(asked);
    },
    again: () => setIsSeen(true),
  };
}

type ReciteProps = {
  recital: ReturnType<typeof useRecital>;
  places: Places;
  homework: Homework | undefined;
  purpose: Purpose | undefined;
};

/** The words of the mushaf above, the button below. What is being recorded stays when the page is turned. */
function Recite({ recital, places, homework, purpose }: ReciteProps) {
  const pages = useMemo(() => pagesOfRange(places), [places]);
  const turned = useTurnedPage(pages);
  const lookOf = useMemo(() => lookWithin(places), [places]);
  const isPlacement = purpose === "placement";
  const asked = { ...places, isPlacement, ...(homework && { homeworkId: homework.id }) };
  return (
    <div className="space-y-4">
      <RangePages pages={pages} turned={turned} lookOf={lookOf} />
      <RecordBar recording={recital.recording} onStart={() => recital.start(asked)} />
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
  /** What is recited without homework, where it is known what for. */
  given?: (Places & { purpose: Purpose }) | undefined;
};

const LEADS = {
  homework: "record.leadGiven",
  evening: "record.leadGiven",
  placement: "place.leadGiven",
  chosen: "record.lead",
} as const;

/** A recitation for the teacher: what was asked for, a portion of the evening, what places the pupil, or what the family chooses. */
export function RecordPage({ studentId, homeworkId, given }: RecordPageProps) {
  const { t } = useTranslation("homework");
  const sayRange = useRange();
  const { data: consent } = useQuery(recordingConsentQuery(studentId));
  const { data: all, isPending } = useQuery(homeworkQuery(studentId));
  const homework = all?.homework.find(({ id }) => id === homeworkId);
  const [range, setRange] = useState<Range>({ sura: 1, from: 1, to: 7 });
  const chosen = useMemo(() => toPlaces(range), [range]);
  const recital = useRecital(studentId);
  const known = homework ?? given;
  const purpose = homework ? undefined : given?.purpose;
  if (!consent || isPending) return <Skeleton className="h-96 rounded-md" />;
  const isAllowed = consent.given_at !== null;
  const isReady = isAllowed && recital.sent === undefined;
  const lead = t(LEADS[purpose ?? (known ? "homework" : "chosen")]);
  return (
    <>
      <PageHeader
        title={known ? sayRange(known) : t("record.title")}
        description={homework?.words || (isReady ? lead : "")}
      />
      {!isAllowed && <Consent studentId={studentId} />}
      {recital.sent !== undefined && (
        <RecordSent id={recital.sent} {...{ studentId, purpose }} onAgain={recital.again} />
      )}
      {isReady && (
        <div className="space-y-5">
          {!known && <RangeFields range={range} isDisabled={false} onChange={setRange} />}
          <Recite {...{ recital, homework, purpose }} places={known ?? chosen} />
        </div>
      )}
    </>
  );
}
