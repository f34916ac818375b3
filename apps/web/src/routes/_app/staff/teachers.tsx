import { createFileRoute } from "@tanstack/react-router";

import { ApplicantsPage } from "../../../features/people/teachers/components/applicants-page.tsx";
import { parseApplicantSearch } from "../../../features/people/teachers/model/approvals.ts";
import { applicantsQuery } from "../../../features/people/teachers/queries.ts";
import { beginReading } from "../../../lib/begin-reading.ts";

export const Route = createFileRoute("/_app/staff/teachers")({
  staticData: { page: "applicants", namespaces: ["staff", "teachers", "lessons", "errors"] },
  validateSearch: parseApplicantSearch,
  loaderDeps: ({ search: { tab = "applied", q = "", page = 1 } }) => ({
    approval: tab,
    search: q,
    page,
  }),
  loader: ({ context: { user }, deps }) => beginReading(user.role === "A" && applicantsQuery(deps)),
  component: ApplicantsRoute,
});

function ApplicantsRoute() {
  const { user } = Route.useRouteContext();
  const navigate = Route.useNavigate();
  return (
    <ApplicantsPage
      isStaff={user.role === "A"}
      search={Route.useSearch()}
      onSearch={(search) => void navigate({ search, replace: true, resetScroll: false })}
    />
  );
}
