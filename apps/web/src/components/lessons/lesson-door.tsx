import type { Session } from "@riwaq/contracts/scheduling/sessions";
import { DoorClosed } from "lucide-react";
import { useTranslation } from "react-i18next";

import { useLanguage } from "../../i18n/use-language.ts";
import { formatTime } from "../../lib/format.ts";
import { useCity } from "../../lib/use-city.ts";
import { JoinButton } from "./join-button.tsx";
import { joinDoorOf } from "./join-door.ts";

/** Until the door opens it is no button: there is nothing to press. Wants the namespace `sessions`. */
export function LessonDoor({ lesson, nowMs }: { lesson: Session; nowMs: number }) {
  const { t } = useTranslation("sessions");
  const { language } = useLanguage();
  const city = useCity();
  const { state, opensAtMs } = joinDoorOf(lesson, nowMs);
  if (state === "open") {
    return (
      <div className="grid grow *:grid">
        <JoinButton session={lesson} size="lg" />
      </div>
    );
  }
  const time = formatTime(opensAtMs, language, lesson.time_zone);
  return (
    <p className="flex min-h-13 min-w-0 grow items-center justify-center gap-2 rounded-md bg-paper px-3 py-1.5 text-center leading-snug font-semibold text-ink-muted">
      <DoorClosed aria-hidden strokeWidth={1.75} className="size-4.5 shrink-0 max-sm:hidden" />
      {t("family.opens", { time, city: city(lesson.time_zone) })}
    </p>
  );
}
