import type { FoundTeacher } from "@riwaq/contracts/people/teachers";
import type { LearnerWish } from "@riwaq/contracts/people/wishes";
import { createFileRoute } from "@tanstack/react-router";

import { LeadsPage } from "../../../features/institute/leads/components/leads-page.tsx";
import { parseLeadsSearch } from "../../../features/institute/leads/model/leads-search.ts";
import { leadsQuery } from "../../../features/institute/leads/queries.ts";
import { beginWithRight } from "../../../lib/own-homes.ts";
import { BookFirst } from "./-book-first.tsx";

export const Route = createFileRoute("/_app/staff/leads")({
  staticData: {
    page: "leads",
    right: "people",
    namespaces: ["leads", "wishes", "sessions", "lessons", "cities", "booking", "offers", "errors"],
  },
  validateSearch: parseLeadsSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => void beginWithRight("people", leadsQuery(deps)),
  component: LeadsRoute,
});

const book = (teacher: FoundTeacher, learner: LearnerWish) => (
  <BookFirst teacher={teacher} learner={learner} />
);

function LeadsRoute() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <LeadsPage
      search={search}
      onSearch={(next) =>
        void navigate({ search: parseLeadsSearch(next), replace: true, resetScroll: false })
      }
      book={book}
    />
  );
}
