import { createFileRoute, notFound } from "@tanstack/react-router";

import { WordingPage } from "../../../features/notifications/texts/components/wording-page.tsx";
import { textsQuery, wordingQuery } from "../../../features/notifications/texts/queries.ts";
import { LANGUAGES } from "../../../i18n/languages.ts";
import { beginWithRight } from "../../../lib/own-homes.ts";

export const Route = createFileRoute("/_app/staff/letters/$template/$language")({
  staticData: { page: "letters", right: "content", namespaces: ["staff", "errors"] },
  params: {
    parse: ({ template, language: asked }) => {
      const language = LANGUAGES.find((one) => one === asked);
      if (!language) throw notFound();
      return { template, language };
    },
  },
  loader: ({ params }) => void beginWithRight("content", textsQuery, wordingQuery(params)),
  component: WordingRoute,
});

function WordingRoute() {
  return <WordingPage place={Route.useParams()} />;
}
