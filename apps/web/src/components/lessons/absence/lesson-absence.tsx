import type { Absence } from "@riwaq/contracts/scheduling/absences";
import type { Session, SessionDetails } from "@riwaq/contracts/scheduling/sessions";
import * as sessions from "@riwaq/contracts/scheduling/sessions.calls";
import { ABSENCE_ANSWERS } from "@riwaq/domain/scheduling/outcomes/absence";
import { useQuery } from "@tanstack/react-query";
import { BellRing } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { useLanguage } from "../../../i18n/use-language.ts";
import { formatTime } from "../../../lib/format.ts";
import { queryOf } from "../../../lib/query-of.ts";
import { useCurrentMinute } from "../../../lib/use-current-minute.ts";
import { Button } from "../../ui/button.tsx";
import type { SessionReader } from "../session-reader.ts";
import { useAnswerAbsence, useSayAbsence } from "./use-absence.ts";

type LessonAbsenceProps = { session: Session; reader: SessionReader };

/**
 * While a lesson runs and somebody has not come: the press that says so, and once it is said what follows. Nothing else.
 * Wants the namespace `sessions`.
 */
export function LessonAbsence({ session, reader }: LessonAbsenceProps) {
  const nowMs = useCurrentMinute();
  const { id, starts_at, ends_at, status } = session;
  const isOpen = status === "Scheduled" || status === "Joined";
  const isUnderWay = Date.parse(starts_at) <= nowMs && nowMs < Date.parse(ends_at);
  const isAsked = isOpen && isUnderWay && reader !== "A";
  const { data } = useQuery({ ...queryOf(sessions.one, { params: { id } }), enabled: isAsked });
  if (!isAsked || !data) return null;
  const missing = data.absences.said.filter(({ came_at }) => came_at === null);
  const { can_say_from } = data.absences;
  const mayBeSaid = can_say_from !== null && Date.parse(can_say_from) <= nowMs;
  if (missing.length === 0 && !mayBeSaid) return null;
  return (
    <div className="space-y-3" role="status">
      {missing.map((absence) => (
        <Missing key={absence.side} session={data} absence={absence} reader={reader} />
      ))}
      {mayBeSaid && <SayAbsence id={id} reader={reader} />}
    </div>
  );
}

function SayAbsence({ id, reader }: { id: string; reader: SessionReader }) {
  const { t } = useTranslation("sessions");
  const saying = useSayAbsence(id);
  return (
    <Button
      variant="outline"
      className="max-sm:w-full"
      aria-busy={saying.isPending}
      disabled={saying.isPending}
      onClick={() => saying.mutate()}
    >
      <BellRing aria-hidden strokeWidth={1.75} />
      {t(reader === "T" ? "absence.sayPupil" : "absence.sayTeacher")}
    </Button>
  );
}

type MissingProps = { session: SessionDetails; absence: Absence; reader: SessionReader };

function Frame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="rounded-md border border-accent/60 bg-accent-soft px-4 py-3 text-ink">
      <p className="font-semibold">{title}</p>
      {children}
    </div>
  );
}

function Missing({ session, absence, reader }: MissingProps) {
  const { t } = useTranslation("sessions");
  const { language } = useLanguage();
  const hour = (at: string) => formatTime(at, language, session.time_zone);
  const who = reader === "T" ? "teacher" : "family";
  const { side, said_at, answer } = absence;
  const words = { time: hour(said_at), until: hour(session.absences.given_until) };
  const title = t(`absence.${side}.${who}`, words);
  if (side === "teacher") {
    return (
      <Frame title={title}>
        <p className="mt-1 text-pretty">{t(`absence.teacher.${who}Next`, words)}</p>
      </Frame>
    );
  }
  if (who === "teacher") {
    const said = answer && t("absence.answeredTeacher", { answer: t(`absence.answer.${answer}`) });
    return (
      <Frame title={title}>
        <p className="mt-1">{said ?? t("absence.pupil.teacherNext")}</p>
      </Frame>
    );
  }
  return (
    <Frame title={title}>
      <FamilyAnswer id={session.id} answer={answer} />
    </Frame>
  );
}

/** One press; another one corrects it. */
function FamilyAnswer({ id, answer }: { id: string } & Pick<Absence, "answer">) {
  const { t } = useTranslation("sessions");
  const answering = useAnswerAbsence(id);
  const said = answer && t("absence.answered", { answer: t(`absence.answer.${answer}`) });
  return (
    <>
      <p className="mt-1 text-pretty">{said ?? t("absence.pupil.familyNext")}</p>
      <div className="mt-3 flex flex-wrap gap-2 max-sm:grid">
        {ABSENCE_ANSWERS.map((one) => (
          <Button
            key={one}
            variant="outline"
            aria-pressed={one === answer}
            disabled={answering.isPending || one === answer}
            onClick={() => answering.mutate(one)}
          >
            {t(`absence.answer.${one}`)}
          </Button>
        ))}
      </div>
    </>
  );
}
