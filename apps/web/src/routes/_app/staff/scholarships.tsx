import { createFileRoute } from "@tanstack/react-router";

import { ScholarshipsPage } from "../../../features/billing/scholarships/components/scholarships-page.tsx";
import { parseScholarshipsSearch } from "../../../features/billing/scholarships/model/scholarships-search.ts";
import { scholarshipsQuery } from "../../../features/billing/scholarships/queries.ts";
import { beginWithRight } from "../../../lib/own-homes.ts";

export const Route = createFileRoute("/_app/staff/scholarships")({
  staticData: { page: "scholarships", right: "money", namespaces: ["scholarships", "errors"] },
  validateSearch: parseScholarshipsSearch,
  loader: () => void beginWithRight("money", scholarshipsQuery),
  component: ScholarshipsRoute,
});

function ScholarshipsRoute() {
  const { student } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <ScholarshipsPage
      student={student}
      onStudentDone={() => void navigate({ search: {}, replace: true, resetScroll: false })}
    />
  );
}
