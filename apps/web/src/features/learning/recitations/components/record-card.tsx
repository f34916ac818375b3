import { SURA_NAMES } from "@riwaq/domain/learning/quran/sura-names";
import { AYAT_OF } from "@riwaq/domain/learning/quran/suras";
import { Mic, Square } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";

import {
  type MicrophoneFault,
  openMicrophone,
} from "../../../../components/recorder/open-microphone.ts";
import { RecorderStatus } from "../../../../components/recorder/recorder-status.tsx";
import { useRecorder } from "../../../../components/recorder/use-recorder.ts";
import { Button } from "../../../../components/ui/button.tsx";
import { Card, CardTitle } from "../../../../components/ui/card.tsx";
import { ErrorList } from "../../../../components/ui/error-list.tsx";
import { FormField } from "../../../../components/ui/form-field.tsx";
import { Select } from "../../../../components/ui/select.tsx";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { formatNumber } from "../../../../lib/format.ts";
import { canRecord } from "../../../../lib/recorder/create-recorder.ts";
import { useFailureMessages } from "../../../../lib/use-failure-messages.ts";

type Range = { sura: number; from: number; to: number };

const numbersTo = (last: number, first = 1) =>
  Array.from({ length: last - first + 1 }, (_, at) => first + at);

type FieldProps = {
  label: string;
  value: number;
  choices: readonly number[];
  name?: (choice: number) => string;
  isDisabled: boolean;
  onChange: (choice: number) => void;
};

function NumberChoice({ label, value, choices, name, isDisabled, onChange }: FieldProps) {
  const { language } = useLanguage();
  const say = name ?? ((choice: number) => formatNumber(choice, language));
  return (
    <FormField label={label}>
      {(control) => (
        <Select
          {...control}
          options={choices.map((choice) => ({ value: `${choice}`, label: say(choice) }))}
          value={`${value}`}
          disabled={isDisabled}
          onValueChange={(chosen) => onChange(Number(chosen))}
        />
      )}
    </FormField>
  );
}

type RangeProps = { range: Range; isDisabled: boolean; onChange: (range: Range) => void };

/** Within one sura: what is recited at home is learnt by the sura. */
function RangeFields({ range, isDisabled, onChange }: RangeProps) {
  const { t } = useTranslation("recitations");
  const { language } = useLanguage();
  const { sura, from, to } = range;
  const last = AYAT_OF[sura - 1] ?? 1;
  const nameOf = (one: number) =>
    `${formatNumber(one, language)} · ${SURA_NAMES[one - 1]?.[language] ?? ""}`;
  return (
    <div className="grid gap-4 sm:grid-cols-3">
      <NumberChoice
        label={t("recorder.sura")}
        value={sura}
        choices={numbersTo(AYAT_OF.length)}
        name={nameOf}
        isDisabled={isDisabled}
        onChange={(next) => onChange({ sura: next, from: 1, to: AYAT_OF[next - 1] ?? 1 })}
      />
      <NumberChoice
        label={t("recorder.from")}
        value={from}
        choices={numbersTo(last)}
        isDisabled={isDisabled}
        onChange={(next) => onChange({ sura, from: next, to: Math.max(next, to) })}
      />
      <NumberChoice
        label={t("recorder.to")}
        value={to}
        choices={numbersTo(last, from)}
        isDisabled={isDisabled}
        onChange={(next) => onChange({ sura, from, to: next })}
      />
    </div>
  );
}

/** The microphone is open for a recording and no longer. */
function useRecording(studentId: string) {
  const recorder = useRecorder();
  const [fault, setFault] = useState<MicrophoneFault | null>(null);
  const stream = useRef<MediaStream>(null);
  const { state } = recorder;
  const isOver = state.step === "sending" || state.step === "done" || state.step === "failed";
  const close = () => {
    for (const track of stream.current?.getTracks() ?? []) track.stop();
    stream.current = null;
  };
  useEffect(() => {
    if (isOver) close();
  }, [isOver]);
  useEffect(() => close, []);
  const start = async ({ sura, from, to }: Range) => {
    const opened = canRecord() ? await openMicrophone() : "unsupported";
    if (typeof opened === "string") return setFault(opened);
    setFault(null);
    stream.current = opened;
    const isBegun = await recorder.start({
      stream: opened,
      student_id: studentId,
      session_id: null,
      from: { sura, aya: from },
      to: { sura, aya: to },
    });
    if (!isBegun) close();
  };
  return { ...recorder, fault, start };
}

/** A recitation outside a lesson: begun and ended by one press each. */
export function RecordCard({ studentId }: { studentId: string }) {
  const { t } = useTranslation("recitations");
  const failureMessages = useFailureMessages();
  const [range, setRange] = useState<Range>({ sura: 1, from: 1, to: 7 });
  const { state, error, fault, start, stop } = useRecording(studentId);
  const isBusy = state.step !== "idle" && state.step !== "done" && state.step !== "failed";
  const errors = fault ? [t(`recorder.${fault}`)] : error ? failureMessages(error) : [];
  const isAgain = state.step === "done" || state.step === "failed";
  return (
    <Card aria-labelledby="record" className="space-y-4">
      <CardTitle id="record">{t("recorder.title")}</CardTitle>
      <RangeFields range={range} isDisabled={isBusy} onChange={setRange} />
      <RecorderStatus state={state} />
      <ErrorList messages={errors} />
      {state.step === "recording" ? (
        <Button onClick={() => void stop()}>
          <Square aria-hidden strokeWidth={1.75} />
          {t("recorder.stop")}
        </Button>
      ) : (
        <Button disabled={isBusy} onClick={() => void start(range)}>
          <Mic aria-hidden strokeWidth={1.75} />
          {t(isAgain ? "recorder.again" : "recorder.start")}
        </Button>
      )}
    </Card>
  );
}
