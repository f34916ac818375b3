import type { LeaveDetails, LeaveLesson } from "@riwaq/contracts/scheduling/cover";
import { groupBy } from "@riwaq/domain/group-by";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { EmptyState } from "../../../../components/ui/empty-state.tsx";
import { Note } from "../../../../components/ui/note.tsx";
import { PageHeader } from "../../../../components/ui/page-header.tsx";
import { QueryView } from "../../../../components/ui/query-view.tsx";
import { paths } from "../../../../config/paths.ts";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { ApiError } from "../../../../lib/api-error.ts";
import { formatDate, formatLongDate, isolated } from "../../../../lib/format.ts";
import { useCity } from "../../../../lib/use-city.ts";
import { leaveDetailsQuery } from "../queries.ts";
import { DecideLeave } from "./decide-leave.tsx";
import { GroupActions } from "./group-actions.tsx";
import { LeaveLessonLine } from "./leave-lesson-line.tsx";
import { LeaveCount, LeaveDays, LeaveState, Words } from "./leave-words.tsx";

type LessonAsked = { id: string; first: "cancel" | "move" };

/** One lesson with the dialogs in which it is moved and cancelled: another room’s. */
type LessonDialog = (props: LessonAsked & { onClose: () => void }) => ReactNode;

type LeavePageProps = { id: string; Lesson: LessonDialog; undo: ReactNode };

/** What staff know of it, and their word. */
function Head({ details: { leave, time_zone } }: { details: LeaveDetails }) {
  const { t } = useTranslation("leave");
  const { language } = useLanguage();
  return (
    <>
      <PageHeader
        title={t(`one.title.${leave.kind}`, { name: isolated(leave.teacher_name) })}
        actions={<DecideLeave leave={leave} />}
      />
      <div className="mb-8 -mt-4 space-y-3">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <LeaveState leave={leave} />
          <span className="font-semibold">
            <LeaveDays leave={leave} />
          </span>
          <span className="text-ink-muted">
            {t("one.asked", { day: formatDate(leave.asked_at, language, time_zone) })}
          </span>
        </p>
        <Words by={t("one.words")} text={leave.words} />
        <Words by={t("one.answer")} text={leave.answer} />
      </div>
    </>
  );
}

type LessonsProps = { details: LeaveDetails; onAsk: (asked: LessonAsked) => void };

function Lessons({ details, onAsk }: LessonsProps) {
  const { language } = useLanguage();
  const { lessons, time_zone: zone } = details;
  const dayOf = ({ starts_at }: LeaveLesson) => formatLongDate(starts_at, language, zone);
  return (
    <div className="mt-5 space-y-7">
      {[...groupBy(lessons, dayOf)].map(([day, ofDay]) => (
        <section key={day} aria-label={day}>
          <h3 className="mb-2 text-lg! first-letter:uppercase">{day}</h3>
          <ul className="divide-y divide-line rounded-md border border-line bg-surface px-5">
            {ofDay.map((lesson) => (
              <LeaveLessonLine
                key={lesson.session_id}
                lesson={lesson}
                details={details}
                onAsk={(first) => onAsk({ id: lesson.session_id, first })}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function Ready({ details, Lesson }: { details: LeaveDetails } & Pick<LeavePageProps, "Lesson">) {
  const { t } = useTranslation("leave");
  const cityOf = useCity();
  const [asked, setAsked] = useState<LessonAsked>();
  const { leave, lessons, time_zone } = details;
  return (
    <>
      <Head details={details} />
      {lessons.length === 0 ? (
        <EmptyState title={t("noLessons")} hint={t("one.emptyHint")} />
      ) : (
        <section aria-labelledby="leave-lessons">
          <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
            <div>
              <h2 id="leave-lessons">{t("one.lessons")}</h2>
              <p className="mt-1 text-ink-muted">
                <LeaveCount leave={leave} /> · {t("one.clock", { city: cityOf(time_zone) })}
              </p>
            </div>
            {leave.state === "granted" && <GroupActions details={details} />}
          </div>
          {leave.state !== "granted" && <Note className="mt-4">{t("one.notGranted")}</Note>}
          <Lessons details={details} onAsk={setAsked} />
        </section>
      )}
      {asked && <Lesson {...asked} onClose={() => setAsked(undefined)} />}
    </>
  );
}

/** One leave at the desk: every lesson that it concerns, who could give each, and what becomes of it. */
export function LeavePage({ id, Lesson, undo }: LeavePageProps) {
  const { t } = useTranslation("leave");
  const query = useQuery(leaveDetailsQuery(id));
  const isNobodys = query.error instanceof ApiError && query.error.status === 404;
  return (
    <>
      <p className="mb-3">
        <Link to={paths.staffLeaves} className="text-primary underline underline-offset-4">
          {t("one.all")}
        </Link>
      </p>
      {undo}
      {isNobodys ? (
        <EmptyState title={t("one.gone")} hint={t("one.goneHint")} />
      ) : (
        <QueryView query={query}>
          {(details) => <Ready details={details} Lesson={Lesson} />}
        </QueryView>
      )}
    </>
  );
}
