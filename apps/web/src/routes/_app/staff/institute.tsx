import { createFileRoute } from "@tanstack/react-router";

import { InstitutePage } from "../../../features/institute/institute/components/institute-page.tsx";
import { RecognitionsCard } from "../../../features/institute/recognitions/components/recognitions-card.tsx";
import { recognitionsQuery } from "../../../features/institute/recognitions/queries.ts";
import { institute } from "../../../lib/institute.ts";
import { beginWithRight } from "../../../lib/own-homes.ts";

export const Route = createFileRoute("/_app/staff/institute")({
  staticData: {
    page: "institute",
    right: "content",
    namespaces: ["staff", "application", "errors"],
  },
  loader: () => {
    void institute.load();
    void beginWithRight("content", recognitionsQuery);
  },
  component: InstituteRoute,
});

function InstituteRoute() {
  return (
    <>
      <InstitutePage />
      <RecognitionsCard />
    </>
  );
}
