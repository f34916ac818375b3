import { createFileRoute } from "@tanstack/react-router";
import { useMemo } from "react";

import { RecordPage } from "../../../features/learning/homework/components/record-page.tsx";
import { givenRange, recordSearch } from "../../../features/learning/homework/model/given-range.ts";
import { homeworkQuery } from "../../../features/learning/homework/queries.ts";
import { beginReading } from "../../../lib/begin-reading.ts";
import { recordingConsentQuery } from "../../../lib/recording-consent.ts";

export const Route = createFileRoute("/_app/students_/$id/record")({
  staticData: { page: "recordAtHome", namespaces: ["homework", "recitations", "mushaf", "errors"] },
  validateSearch: recordSearch,
  loader: ({ params }) => beginReading(homeworkQuery(params.id), recordingConsentQuery(params.id)),
  component: RecordRoute,
});

function RecordRoute() {
  const { id } = Route.useParams();
  const search = Route.useSearch();
  const given = useMemo(() => givenRange(search), [search]);
  const { homework, reading, from, to } = search;
  return (
    <RecordPage
      key={`${id} ${homework} ${reading} ${from} ${to}`}
      studentId={id}
      homeworkId={homework}
      given={given}
    />
  );
}
