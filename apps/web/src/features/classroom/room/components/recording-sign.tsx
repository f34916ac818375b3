import { useTranslation } from "react-i18next";

import { isolated } from "../../../../lib/format.ts";
import { isRecordedIn, recordingIn, useInside, useShown } from "../model/use-room.ts";

/** Everybody in the room sees that somebody is being recorded; whose recitation it is, whoever may know. */
export function RecordingSign() {
  const { t } = useTranslation("classroom");
  const { room } = useInside();
  const isRecorded = useShown(room, isRecordedIn);
  const recording = useShown(room, recordingIn);
  if (!isRecorded) return null;
  return (
    <p className="flex items-center gap-2 text-sm leading-tight text-ink sm:rounded-full sm:bg-danger-soft sm:px-3 sm:py-1">
      <span
        aria-hidden
        className="size-2.5 shrink-0 rounded-full bg-danger forced-colors:bg-[Mark]"
      />
      {recording
        ? t("room.recording.of", { name: isolated(recording.student) })
        : t("room.recording.on")}
    </p>
  );
}
