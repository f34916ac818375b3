import { useTranslation } from "react-i18next";

import { isolated } from "../../../../lib/format.ts";
import { recordingIn, useInside, useShown } from "../model/use-room.ts";

/** Everybody in the room sees that it is recorded; where several recite, whose recitation. */
export function RecordingSign() {
  const { t } = useTranslation("classroom");
  const { room, classroom } = useInside();
  const recording = useShown(room, recordingIn);
  if (!recording) return null;
  const isNamed = classroom.pupils.length > 1;
  return (
    <p className="flex items-center gap-2 text-sm leading-tight text-ink sm:rounded-full sm:bg-danger-soft sm:px-3 sm:py-1">
      <span
        aria-hidden
        className="size-2.5 shrink-0 rounded-full bg-danger forced-colors:bg-[Mark]"
      />
      {isNamed
        ? t("room.recording.of", { name: isolated(recording.student) })
        : t("room.recording.on")}
    </p>
  );
}
