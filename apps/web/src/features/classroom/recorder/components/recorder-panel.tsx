import type { Place } from "@riwaq/domain/learning/quran/places";
import { type RecordedRange, offeredRange } from "@riwaq/domain/learning/recitations/range";
import { useQuery } from "@tanstack/react-query";
import { Square } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { useTranslation } from "react-i18next";

import { RecorderStatus } from "../../../../components/recorder/recorder-status.tsx";
import { Button } from "../../../../components/ui/button.tsx";
import { ErrorList } from "../../../../components/ui/error-list.tsx";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { deviceTimeZone, formatDate } from "../../../../lib/format.ts";
import { useReaderZone } from "../../../../lib/own-profile.ts";
import { canRecord } from "../../../../lib/recorder/create-recorder.ts";
import { recordingConsentQuery } from "../../../../lib/recording-consent.ts";
import { useFailureMessages } from "../../../../lib/use-failure-messages.ts";
import { type Recording, isAtRest, useRecording } from "../model/recording.ts";
import { type WhyNot, whyNot } from "../model/why-not.ts";
import { RangeChoice } from "./range-choice.tsx";

type PanelProps = {
  pupil: { id: string; name: string };
  page: number;
  lastMarked: Place | undefined;
  /** As it was known on coming in; what is told since counts. */
  mayBeRecorded: boolean;
  /** By any page, this one too. */
  isRecorded: boolean;
  /** Whose recitation, where there are several. */
  choice?: ReactNode;
};

/** A parent may give it during the lesson: the room hears of nothing outside of it. */
const CONSENT_EVERY_MS = 10_000;

function useConsent({ id }: PanelProps["pupil"], mayBeRecorded: boolean) {
  const { data } = useQuery({
    ...recordingConsentQuery(id),
    refetchInterval: ({ state }) => (state.data?.given_at ? false : CONSENT_EVERY_MS),
  });
  const givenAt = data?.given_at ?? null;
  return { hasConsent: data ? givenAt !== null : mayBeRecorded, givenAt };
}

type BeginProps = { why: WhyNot | null; name: string; givenAt: string | null; onBegin: () => void };

/** The red button with its name, and beneath it by what right, or why not. */
function Begin({ why, name, givenAt, onBegin }: BeginProps) {
  const { t } = useTranslation("classroom");
  const { language } = useLanguage();
  const zone = useReaderZone() ?? deviceTimeZone();
  const id = useId();
  const since = givenAt && t("room.recording.since", { date: formatDate(givenAt, language, zone) });
  return (
    <div className="flex items-start gap-3">
      <button
        type="button"
        aria-label={t("room.recording.begin")}
        aria-describedby={id}
        disabled={why !== null}
        onClick={onBegin}
        className="grid size-11 shrink-0 place-items-center rounded-full border-2 border-danger bg-surface disabled:border-line-strong"
      >
        <span
          aria-hidden
          className={`size-7 rounded-full forced-colors:bg-[ButtonText] ${why === null ? "bg-danger" : "bg-line-strong"}`}
        />
      </button>
      <p className="min-w-0 leading-snug">
        <span aria-hidden className="block font-semibold">
          {t("room.recording.begin")}
        </span>
        <span id={id} className="block text-sm text-ink-muted">
          {why === null ? since : t(`room.recording.whyNot.${why}`, { name })}
        </span>
      </p>
    </div>
  );
}

function Panel({ recording, ...props }: PanelProps & { recording: Recording }) {
  const { t } = useTranslation("recitations");
  const failureMessages = useFailureMessages();
  const { pupil, page, lastMarked, mayBeRecorded, isRecorded, choice } = props;
  const { state, error, begin, stop, voices } = recording;
  const [chosen, setChosen] = useState<{ page: number; range: RecordedRange } | null>(null);
  const { hasConsent, givenAt } = useConsent(pupil, mayBeRecorded);
  if (!isAtRest(state)) {
    return (
      <div className="space-y-3">
        {state.step === "asking" ? <p>{t("recorder.asking")}</p> : <RecorderStatus state={state} />}
        {state.step === "recording" && (
          <Button className="w-full" onClick={stop}>
            <Square aria-hidden strokeWidth={1.75} />
            {t("recorder.stop")}
          </Button>
        )}
      </div>
    );
  }
  const range = chosen?.page === page ? chosen.range : offeredRange(page, lastMarked);
  const why = whyNot({
    canRecord: canRecord(),
    hasConsent,
    isRecordedElsewhere: isRecorded,
    isHeard: voices.has(pupil.id),
  });
  return (
    <div className="space-y-3">
      <RecorderStatus state={state} />
      <Begin
        why={why}
        name={pupil.name}
        givenAt={givenAt}
        onBegin={() => void begin(pupil.id, range)}
      />
      <ErrorList messages={error ? failureMessages(error) : []} />
      {why !== "unsupported" && why !== "consent" && (
        <RangeChoice
          page={page}
          range={range}
          onChange={(next) => setChosen({ page, range: next })}
        />
      )}
      {choice}
    </div>
  );
}

/** The teacher records a passage of whoever recites: one press to begin, one to end. */
export function RecorderPanel(props: PanelProps) {
  const recording = useRecording();
  return recording && <Panel {...props} recording={recording} />;
}
