import { createFileRoute } from "@tanstack/react-router";

import { ApplicationReview } from "../../../features/people/applications/components/application-review.tsx";
import { WillSee } from "../../../features/people/applications/components/will-see.tsx";
import { ApplicantsPage } from "../../../features/people/teachers/components/applicants-page.tsx";
import { parseApplicantSearch } from "../../../features/people/teachers/model/approvals.ts";
import { applicantsQuery } from "../../../features/people/teachers/queries.ts";
import { beginWithRight } from "../../../lib/own-homes.ts";

export const Route = createFileRoute("/_app/staff/teachers")({
  staticData: {
    page: "applicants",
    right: "people",
    namespaces: ["staff", "application", "teachers", "lessons", "errors"],
  },
  validateSearch: parseApplicantSearch,
  loaderDeps: ({ search: { tab = "applied", q = "", page = 1 } }) => ({
    approval: tab,
    search: q,
    page,
  }),
  loader: ({ deps }) => void beginWithRight("people", applicantsQuery(deps)),
  component: ApplicantsRoute,
});

function ApplicantsRoute() {
  const navigate = Route.useNavigate();
  return (
    <ApplicantsPage
      Review={ApplicationReview}
      WillSee={WillSee}
      search={Route.useSearch()}
      onSearch={(search) => void navigate({ search, replace: true, resetScroll: false })}
    />
  );
}
