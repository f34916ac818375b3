import { mayLead } from "@riwaq/domain/classroom/seats";
import { LogOut } from "lucide-react";
import { useTranslation } from "react-i18next";

import { ArchMark } from "../../../../components/brand/arch-mark.tsx";
import { TwoClocks } from "../../../../components/lessons/two-clocks.tsx";
import { Button } from "../../../../components/ui/button.tsx";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { cn } from "../../../../lib/cn.ts";
import { formatNames, isolated } from "../../../../lib/format.ts";
import { leftOf } from "../model/time-left.ts";
import { useRoomHours, useRoomNow } from "../model/use-room-clock.ts";
import { isRecordedIn, useInside, useShown } from "../model/use-room.ts";
import { RecordingSign } from "./recording-sign.tsx";

const MINUTE_MS = 60_000;
/** From then on a lesson is brought to its end. */
const SOON_MINUTES = 5;

function TimeLeft() {
  const { t } = useTranslation("classroom");
  const { room, classroom } = useInside();
  const hours = useRoomHours(room, classroom);
  const { kind, minutes } = leftOf(useRoomNow(room), hours);
  const isLate = kind === "over" || (kind === "left" && minutes <= SOON_MINUTES);
  return (
    <p role="timer" className="flex items-baseline gap-1.5 whitespace-nowrap">
      <span
        className={`font-display text-xl font-medium tabular-nums lg:text-2xl ${isLate ? "text-on-accent-soft" : ""}`}
      >
        {t("room.time.minutes", { count: minutes })}
      </span>
      <span className="text-sm text-ink-muted lg:text-base">
        {t(`room.time.${kind}`, { count: minutes })}
      </span>
    </p>
  );
}

/** The hour on both sides, the reader's first. */
function Clocks() {
  const { room, classroom } = useInside();
  const now = useRoomNow(room);
  const minute = new Date(Math.floor(now / MINUTE_MS) * MINUTE_MS).toISOString();
  const pupil = classroom.pupils.find(({ id }) => id === room.pupil) ?? classroom.pupils[0];
  const zones = [classroom.teacher.zone, pupil?.zone ?? classroom.teacher.zone] as const;
  const [reader, other] = mayLead(room.role) ? zones : [zones[1], zones[0]];
  return <TwoClocks startsAt={minute} readerZone={reader} otherZone={other} className="text-sm" />;
}

/** What is held, how long it goes on, and the way out. */
export function RoomHeader({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation("classroom");
  const { language } = useLanguage();
  const { room, classroom } = useInside();
  const isRecorded = useShown(room, isRecordedIn);
  const pupils = formatNames(
    classroom.pupils.map(({ name }) => name),
    language,
  );
  const who = t("room.with", { pupils, teacher: isolated(classroom.teacher.name) });
  return (
    <header className="room-head flex min-h-13 items-center justify-between gap-3 border-b border-line px-3 lg:min-h-17 lg:px-0">
      <div className="flex min-w-0 items-center gap-3">
        <ArchMark className="hidden h-8 w-7 shrink-0 text-primary sm:block" />
        {/* On a phone the sign takes its place: who is there is known by then. */}
        <h1
          className={cn(
            "line-clamp-2 font-sans text-sm leading-tight font-normal text-ink-muted lg:line-clamp-1 lg:text-base",
            isRecorded && "max-sm:sr-only",
          )}
        >
          {classroom.programme && (
            <span className="max-sm:sr-only">{classroom.programme[language]} · </span>
          )}
          <span className="text-ink">{who}</span>
        </h1>
        <RecordingSign />
      </div>
      <div className="flex shrink-0 items-center gap-3 lg:gap-5">
        <TimeLeft />
        <div className="hidden xl:block">
          <Clocks />
        </div>
        <Button variant="outline" size="sm" className="min-h-11 max-lg:px-3" onClick={onLeave}>
          <LogOut aria-hidden strokeWidth={1.75} className="flip-rtl lg:hidden" />
          <span className="max-lg:sr-only">{t("room.leave")}</span>
        </Button>
      </div>
    </header>
  );
}
