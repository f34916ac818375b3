import type { Person } from "@riwaq/contracts/views/person";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { PupilLevels } from "../../../../components/people/pupil-levels.tsx";
import { PupilPlacement } from "../../../../components/people/pupil-placement.tsx";
import { RecitationPlaced } from "../../../../components/people/recitation-placed.tsx";
import { Button } from "../../../../components/ui/button.tsx";
import { EmptyState } from "../../../../components/ui/empty-state.tsx";
import { ErrorState } from "../../../../components/ui/error-state.tsx";
import { SkeletonRows } from "../../../../components/ui/skeleton.tsx";
import { paths } from "../../../../config/paths.ts";
import { ApiError } from "../../../../lib/api-error.ts";
import { homesQuery } from "../../../../lib/own-homes.ts";
import { personQuery } from "../queries.ts";
import type { Booking } from "./book-with.tsx";
import { FamilySection } from "./family-section.tsx";
import { AgreementsSection, MakeUpsSection, ReportsSection } from "./learning-sections.tsx";
import { LessonsSection } from "./lessons-section.tsx";
import { MessagesSection } from "./messages-section.tsx";
import { NotesSection } from "./notes-section.tsx";
import { PersonActions } from "./person-actions.tsx";
import { PersonHeader } from "./person-header.tsx";
import { PupilSection } from "./pupil-section.tsx";
import { TeachingSections } from "./teaching-section.tsx";
import { TimelineSection } from "./timeline-section.tsx";
import { WishesSection } from "./wishes-section.tsx";

type PageProps = {
  id: string;
  booking: Booking;
  /** Where they are signed in and what they see, of another room. */
  accessOf: (person: Person) => ReactNode;
};

function NobodyThere() {
  const { t } = useTranslation("person");
  return (
    <>
      <h1 className="sr-only">{t("gone.title")}</h1>
      <EmptyState
        title={t("gone.title")}
        hint={t("gone.hint")}
        action={
          <Button asChild>
            <Link to={paths.people}>{t("back")}</Link>
          </Button>
        }
      />
    </>
  );
}

function Known({ person, booking, accessOf }: Omit<PageProps, "id"> & { person: Person }) {
  const rights = useQuery(homesQuery).data?.rights ?? [];
  const { id, pupil, teacher, families, roles, institute_zone: zone } = person;
  const isFamily = roles.includes("guardian") || roles.includes("student");
  const hasLessons = isFamily || teacher !== null;
  return (
    <>
      <PersonHeader person={person} />
      <PersonActions person={person} rights={rights} booking={booking} />
      {/* On a phone the notes come first: they are why whoever calls is known. */}
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:grid-rows-[auto_1fr]">
        <div className="lg:col-start-2">
          <NotesSection personId={id} zone={zone} />
        </div>
        <div className="space-y-5 lg:col-start-1 lg:row-span-2 lg:row-start-1">
          <FamilySection families={families} personId={id} zone={zone} />
          {isFamily && person.account === "open" && <WishesSection personId={id} />}
          {hasLessons && <LessonsSection of={person} isLinked={rights.includes("lessons")} />}
          {teacher && <TeachingSections teacher={teacher} />}
          {isFamily && <AgreementsSection of={person} />}
          {(isFamily || person.make_ups.length > 0) && <MakeUpsSection of={person} />}
          {isFamily && <ReportsSection of={person} />}
        </div>
        <div className="space-y-5 lg:col-start-2">
          {pupil && <PupilSection pupil={pupil} id={id} />}
          {pupil && <PupilLevels studentId={id} />}
          {pupil && <PupilPlacement studentId={id} />}
          {pupil && <RecitationPlaced studentId={id} />}
          <TimelineSection personId={id} />
          <MessagesSection of={person} />
          {accessOf(person)}
        </div>
      </div>
    </>
  );
}

/** All that staff look at when somebody calls. */
export function PersonPage({ id, booking, accessOf }: PageProps) {
  const { t } = useTranslation(["person", "common"]);
  const query = useQuery(personQuery(id));
  if (query.error instanceof ApiError && query.error.status === 404) return <NobodyThere />;
  return (
    <div className="space-y-5">
      <Button asChild variant="ghost" size="sm" className="-ms-3.5 min-h-11">
        <Link to={paths.people}>
          <ArrowLeft aria-hidden strokeWidth={1.75} className="flip-rtl" />
          {t("back")}
        </Link>
      </Button>
      {query.data ? (
        <Known person={query.data} booking={booking} accessOf={accessOf} />
      ) : (
        <>
          <h1 className="sr-only">{t("common:titles.person")}</h1>
          {query.isError ? (
            <ErrorState onRetry={() => void query.refetch()} />
          ) : (
            <SkeletonRows count={6} />
          )}
        </>
      )}
    </div>
  );
}
