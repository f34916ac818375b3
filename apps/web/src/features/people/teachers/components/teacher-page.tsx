import type { TeacherProfile } from "@riwaq/contracts/people/teachers";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { TermsLink } from "../../../../components/terms/terms-link.tsx";
import { Button } from "../../../../components/ui/button.tsx";
import { EmptyState } from "../../../../components/ui/empty-state.tsx";
import { Note } from "../../../../components/ui/note.tsx";
import { QueryView } from "../../../../components/ui/query-view.tsx";
import { paths } from "../../../../config/paths.ts";
import { ApiError } from "../../../../lib/api-error.ts";
import { teacherQuery } from "../queries.ts";
import { LeaveDialog } from "./leave-dialog.tsx";
import { TeacherAbout } from "./teacher-about.tsx";
import { TeacherHeader } from "./teacher-header.tsx";

function NobodyThere() {
  const { t } = useTranslation("teachers");
  const action = (
    <Button asChild>
      <Link to={paths.teachers}>{t("profile.back")}</Link>
    </Button>
  );
  return (
    <>
      <h1 className="sr-only">{t("profile.gone")}</h1>
      <EmptyState title={t("profile.gone")} hint={t("profile.goneHint")} action={action} />
    </>
  );
}

type TeacherPageProps = { id: string; booking: (teacher: TeacherProfile) => ReactNode };

/** One teacher as families see them, and what can be booked. */
export function TeacherPage({ id, booking }: TeacherPageProps) {
  const { t } = useTranslation(["teachers", "common"]);
  const query = useQuery(teacherQuery(id));
  if (query.error instanceof ApiError && query.error.status === 404) return <NobodyThere />;
  return (
    <div className="space-y-6">
      <Button asChild variant="ghost" size="sm" className="-ms-3.5 min-h-11">
        <Link to={paths.teachers}>
          <ArrowLeft aria-hidden strokeWidth={1.75} className="flip-rtl" />
          {t("profile.back")}
        </Link>
      </Button>
      {query.isError && !query.data ? (
        <h1 className="sr-only">{t("common:titles.teacher")}</h1>
      ) : (
        <TeacherHeader teacher={query.data} />
      )}
      <QueryView query={query}>
        {(teacher) => (
          <>
            <RefusedPupils pupils={teacher.pupils} />
            <TeacherAbout teacher={teacher} />
            {booking(teacher)}
            <LeavePupils teacher={teacher} />
          </>
        )}
      </QueryView>
    </div>
  );
}

/** For each pupil of the reader's who learns with this teacher, a way to end that. */
function LeavePupils({ teacher }: { teacher: TeacherProfile }) {
  const taught = teacher.pupils.filter(({ is_taught }) => is_taught);
  if (taught.length === 0) return null;
  return (
    <div className="flex flex-wrap gap-3 border-t border-line pt-5">
      {taught.map((pupil) => (
        <LeaveDialog
          key={pupil.id}
          pair={{ teacherId: teacher.id, studentId: pupil.id }}
          names={{ teacher: teacher.name, name: pupil.name }}
          isNamed={teacher.pupils.length > 1}
        />
      ))}
    </div>
  );
}

/** Which of the reader's pupils this teacher cannot be booked for, and why. */
function RefusedPupils({ pupils }: Pick<TeacherProfile, "pupils">) {
  const { t } = useTranslation("teachers");
  const refused = pupils.filter(({ can_book }) => !can_book);
  if (refused.length === 0) return null;
  return (
    <section aria-label={t("profile.refused")} className="space-y-2">
      {refused.map(({ id, name, reason }) => (
        <Note key={id}>
          <bdi className="font-semibold">{name}</bdi>
          <span className="block">{reason ?? t("profile.cannotBook")}</span>
          <TermsLink section="policies" />
        </Note>
      ))}
    </section>
  );
}
