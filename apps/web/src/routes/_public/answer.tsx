import { createFileRoute } from "@tanstack/react-router";

import { parseLinkSearch } from "../../features/identity/authentication/model/link-search.ts";
import { QuestionPage } from "../../features/scheduling/sessions/components/question-page.tsx";
import { WithQueries } from "../../lib/with-queries.tsx";

export const Route = createFileRoute("/_public/answer")({
  ssr: false,
  staticData: { page: "answer", namespaces: ["sessions", "lessons", "cities", "errors"] },
  validateSearch: parseLinkSearch,
  component: AnswerRoute,
});

function AnswerRoute() {
  return (
    <WithQueries>
      <QuestionPage token={Route.useSearch().token ?? ""} />
    </WithQueries>
  );
}
