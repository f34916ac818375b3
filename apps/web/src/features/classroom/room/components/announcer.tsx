import { mayLead } from "@riwaq/domain/classroom/seats";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";

import { useKindNames } from "../../../../components/marks/kind-names.ts";
import { isolated } from "../../../../lib/format.ts";
import { useMarksSeen } from "../model/use-pupil.ts";
import {
  isRecordedIn,
  lineIn,
  recordingIn,
  seatsIn,
  statesIn,
  useInside,
  useShown,
} from "../model/use-room.ts";

function useHands(): readonly string[] {
  const { room } = useInside();
  const seats = useShown(room, seatsIn) ?? [];
  const states = useShown(room, statesIn) ?? {};
  return seats.filter(({ id }) => states[id]?.is_hand_up).map(({ name }) => name);
}

/** What came since the last time, where there was one. */
function useAdded<T>(list: readonly T[], isKnown: (before: readonly T[], one: T) => boolean) {
  const before = useRef<readonly T[] | null>(null);
  const [added, setAdded] = useState<readonly T[]>([]);
  useEffect(() => {
    const known = before.current;
    before.current = list;
    if (known) setAdded(list.filter((one) => !isKnown(known, one)));
    // A list is another where its entries are.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [JSON.stringify(list)]);
  return added;
}

/** That it is recorded, and once that it is no longer. */
function useToldRecording() {
  const { t } = useTranslation("classroom");
  const { room } = useInside();
  const isRecorded = useShown(room, isRecordedIn);
  const recording = useShown(room, recordingIn);
  const [wasRecorded, setWasRecorded] = useState(false);
  if (isRecorded && !wasRecorded) setWasRecorded(true);
  if (recording) return t("room.recording.told", { name: isolated(recording.student) });
  if (isRecorded) return t("room.recording.toldOther");
  return wasRecorded ? t("room.recording.over") : null;
}

/** What is heard by whoever does not see the page: the line, a hand, and for the family a mark and a recording. Never the pointer. */
export function Announcer() {
  const { t } = useTranslation("classroom");
  const { room } = useInside();
  const { phraseOf } = useKindNames();
  const { kind } = useShown(room, lineIn);
  const hands = useAdded(useHands(), (known, name) => known.includes(name));
  const marks = useAdded(useMarksSeen(), (known, { id }) => known.some((one) => one.id === id));
  const told = useToldRecording();
  const leads = mayLead(room.role);
  const mark = marks.at(-1);
  return (
    <div className="sr-only">
      <p aria-live="polite">{kind === "open" && t("room.line.open")}</p>
      <p aria-live="polite">
        {leads && hands.map((name) => t("room.hand.of", { name: isolated(name) })).join(" ")}
      </p>
      <p aria-live="polite">
        {!leads &&
          mark &&
          t("room.marks.told", { kind: phraseOf(mark), sura: mark.sura, aya: mark.aya })}
      </p>
      <p aria-live="polite">{!leads && told}</p>
    </div>
  );
}
