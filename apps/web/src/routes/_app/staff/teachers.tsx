import type { Applicant } from "@riwaq/contracts/people/teachers";
import { useQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";

import { ApplicationReview } from "../../../features/people/applications/components/application-review.tsx";
import { WillSee } from "../../../features/people/applications/components/will-see.tsx";
import { ApplicantsPage } from "../../../features/people/teachers/components/applicants-page.tsx";
import { FoundPupilField } from "../../../features/people/teachers/components/found-pupil-field.tsx";
import {
  parseApplicantSearch,
  questionOf,
} from "../../../features/people/teachers/model/approvals.ts";
import { applicantsQuery } from "../../../features/people/teachers/queries.ts";
import { NewSessionDialog } from "../../../features/scheduling/bookings/components/new-session-dialog.tsx";
import { beginWithRight, homesQuery } from "../../../lib/own-homes.ts";

export const Route = createFileRoute("/_app/staff/teachers")({
  staticData: {
    page: "applicants",
    right: "people",
    namespaces: [
      "staff",
      "application",
      "teachers",
      "lessons",
      "cities",
      "sessions",
      "booking",
      "offers",
      "errors",
    ],
  },
  validateSearch: parseApplicantSearch,
  loaderDeps: ({ search }) => questionOf(search),
  loader: ({ deps }) => void beginWithRight("people", applicantsQuery(deps)),
  component: ApplicantsRoute,
});

function Book({ teacher: { id, time_zone } }: { teacher: Applicant }) {
  const { data: held } = useQuery(homesQuery);
  if (!held?.rights.includes("lessons")) return null;
  return <NewSessionDialog teacherId={id} teacherZone={time_zone} studentField={FoundPupilField} />;
}

function ApplicantsRoute() {
  const navigate = Route.useNavigate();
  return (
    <ApplicantsPage
      Review={ApplicationReview}
      WillSee={WillSee}
      Book={Book}
      search={Route.useSearch()}
      onSearch={(search) => void navigate({ search, replace: true, resetScroll: false })}
    />
  );
}
