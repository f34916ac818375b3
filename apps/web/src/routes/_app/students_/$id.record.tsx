import { type Place, isPlace, placeNumber } from "@riwaq/domain/learning/quran/places";
import { createFileRoute } from "@tanstack/react-router";
import { useMemo } from "react";

import { RecordPage } from "../../../features/learning/homework/components/record-page.tsx";
import { homeworkQuery } from "../../../features/learning/homework/queries.ts";
import { beginReading } from "../../../lib/begin-reading.ts";
import { recordingConsentQuery } from "../../../lib/recording-consent.ts";

/** What was asked for, or a portion of the evening; without either the family chooses. */
type RecordSearch = { homework?: string; from?: string; to?: string };

/** "78:4" where there is such an aya. */
function placeOf(text: unknown): Place | undefined {
  const [sura = 0, aya = 0] = typeof text === "string" ? text.split(":").map(Number) : [];
  return isPlace({ sura, aya }) ? { sura, aya } : undefined;
}

function rangeOf({ from: first, to: last }: RecordSearch) {
  const [from, to] = [placeOf(first), placeOf(last)];
  if (!from || !to || placeNumber(from) > placeNumber(to)) return undefined;
  return { from, to };
}

const textOf = (value: unknown) => (typeof value === "string" ? value : "");

export const Route = createFileRoute("/_app/students_/$id/record")({
  staticData: { page: "recordAtHome", namespaces: ["homework", "recitations", "mushaf", "errors"] },
  validateSearch: ({ homework, from, to }: Record<string, unknown>): RecordSearch => ({
    ...(typeof homework === "string" && { homework }),
    ...(placeOf(from) && placeOf(to) && { from: textOf(from), to: textOf(to) }),
  }),
  loader: ({ params }) => beginReading(homeworkQuery(params.id), recordingConsentQuery(params.id)),
  component: RecordRoute,
});

function RecordRoute() {
  const { id } = Route.useParams();
  const search = Route.useSearch();
  const evening = useMemo(() => rangeOf(search), [search]);
  const { homework, from, to } = search;
  return (
    <RecordPage
      key={`${id} ${homework} ${from} ${to}`}
      studentId={id}
      homeworkId={homework}
      evening={evening}
    />
  );
}
