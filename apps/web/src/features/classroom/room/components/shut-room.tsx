import type { Classroom } from "@riwaq/contracts/classroom/room";
import { useTranslation } from "react-i18next";

import { TwoClocks } from "../../../../components/lessons/two-clocks.tsx";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { formatClock, formatLessonMoment, formatNames, isolated } from "../../../../lib/format.ts";
import { useCity } from "../../../../lib/use-city.ts";
import { useCurrentSecond } from "../../../../lib/use-current-second.ts";
import { Notice } from "./notice.tsx";
import { ClosedRoom, WayOut } from "./way-out.tsx";

const HOUR_MS = 3_600_000;

/** Of the reader's clock and the other side's. */
function zonesOf({ teacher, pupils }: Classroom, userId: string) {
  const pupil = pupils[0]?.zone ?? teacher.zone;
  return teacher.id === userId
    ? { reader: teacher.zone, other: pupil }
    : { reader: pupil, other: teacher.zone };
}

/** What is held, with whom and when: above the door. */
export function LessonLine({ classroom, userId }: { classroom: Classroom; userId: string }) {
  const { t } = useTranslation("classroom");
  const { language } = useLanguage();
  const { reader, other } = zonesOf(classroom, userId);
  const pupils = formatNames(
    classroom.pupils.map(({ name }) => name),
    language,
  );
  return (
    <div className="mt-3 space-y-1 text-ink-muted">
      <p>
        {classroom.programme && <>{classroom.programme[language]} · </>}
        {t("room.with", { pupils, teacher: isolated(classroom.teacher.name) })}
      </p>
      <TwoClocks
        startsAt={classroom.starts_at}
        endsAt={classroom.ends_at}
        readerZone={reader}
        otherZone={other}
        className="text-sm"
      />
    </div>
  );
}

type ShutRoomProps = { classroom: Classroom; userId: string; aheadMs: number };

/** Not open yet: when, on whose clock, and how long that is. It opens by itself. */
function EarlyRoom({ classroom, userId, aheadMs }: ShutRoomProps) {
  const { t } = useTranslation("classroom");
  const { language } = useLanguage();
  const city = useCity();
  const { reader } = zonesOf(classroom, userId);
  const left = Math.max(0, Date.parse(classroom.opens_at) - useCurrentSecond() - aheadMs);
  return (
    <Notice
      title={t("room.early.title")}
      text={t("room.early.opens", {
        moment: formatLessonMoment(classroom.opens_at, language, reader),
        city: city(reader),
      })}
      actions={<WayOut lesson={classroom.id} seatRole={null} isOver={false} />}
    >
      {left < HOUR_MS && (
        <p role="timer" className="mt-5 font-display text-5xl tabular-nums">
          {formatClock(left / 1000)}
        </p>
      )}
      <p className="mt-2 text-sm text-ink-muted">{t("room.early.itself")}</p>
      <LessonLine classroom={classroom} userId={userId} />
    </Notice>
  );
}

/** Why nobody may come in now. */
export function ShutRoom(props: ShutRoomProps) {
  const { classroom, userId } = props;
  const { fault, id } = classroom;
  if (fault === "early") return <EarlyRoom {...props} />;
  const role = classroom.teacher.id === userId ? "teacher" : null;
  return (
    <ClosedRoom lesson={id} seatRole={role} reason={fault === "cancelled" ? "cancelled" : "over"} />
  );
}
