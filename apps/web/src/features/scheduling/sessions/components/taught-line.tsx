import type { Session } from "@riwaq/contracts/scheduling/sessions";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { InsteadOf } from "../../../../components/lessons/cover/instead-of.tsx";
import { JoinButton } from "../../../../components/lessons/join-button.tsx";
import { joinDoorOf } from "../../../../components/lessons/join-door.ts";
import { OtherClock } from "../../../../components/lessons/lesson-words.tsx";
import { SessionStatusBadge } from "../../../../components/lessons/session-status-badge.tsx";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { formatNames, formatTime } from "../../../../lib/format.ts";
import { useCurrentMinute } from "../../../../lib/use-current-minute.ts";
import { LineFrame } from "./family/line-frame.tsx";
import { SessionDialog } from "./session-dialog.tsx";

type TaughtLineProps = {
  session: Session;
  /** Staff read whose it is, and have no way in. */
  reader?: "T" | "A";
};

function WhenAndWho({ session, reader }: Required<TaughtLineProps>) {
  const { t } = useTranslation("lessons");
  const { language } = useLanguage();
  const { starts_at, ends_at, time_zone, teacher_name } = session;
  const [start, end] = [starts_at, ends_at].map((at) => formatTime(at, language, time_zone));
  return (
    <>
      {reader === "A" && (
        <>
          <bdi>{teacher_name}</bdi>
          {" · "}
        </>
      )}
      <bdi className="tabular-nums">{t("clock.fromTo", { start, end })}</bdi>
      {" · "}
      <OtherClock session={session} reader="T" />
    </>
  );
}

/** "17:00 Inès Lambert · Lecture": one lesson of a teacher's day, or of everybody's, with the way in once its door is open. */
export function TaughtLine({ session, reader = "T" }: TaughtLineProps) {
  const { language } = useLanguage();
  const [isOpen, setIsOpen] = useState(false);
  const { starts_at, time_zone, students_names, programme, status } = session;
  const { state } = joinDoorOf(session, useCurrentMinute());
  const time = formatTime(starts_at, language, time_zone);
  const isCancelled = status === "Cancelled";
  return (
    <li>
      <LineFrame
        day={<bdi className="tabular-nums">{time}</bdi>}
        button={{
          onClick: () => setIsOpen(true),
          ...(isCancelled && { className: "text-ink-muted line-through decoration-1" }),
          children: (
            <>
              <span className="sr-only">{time}</span>{" "}
              <span className="font-semibold">{formatNames(students_names, language)}</span>
              {programme && ` · ${programme[language]}`}
            </>
          ),
        }}
        details={<WhenAndWho session={session} reader={reader} />}
        sign={
          state === "open" && reader === "T" ? (
            <JoinButton session={session} isBrief />
          ) : (
            status !== "Scheduled" && <SessionStatusBadge status={status} />
          )
        }
      >
        {reader === "T" && !isCancelled && <InsteadOf sessionId={session.id} />}
      </LineFrame>
      <SessionDialog session={session} reader={reader} isOpen={isOpen} onOpenChange={setIsOpen} />
    </li>
  );
}
