import { createFileRoute, useHydrated } from "@tanstack/react-router";

import { FindTeacherPage } from "../../features/face/teachers/components/find-teacher-page.tsx";
import type { Taps } from "../../features/face/teachers/model/five-taps.ts";

export const Route = createFileRoute("/_public/find-a-teacher")({
  ssr: true,
  staticData: { isForEveryone: true, page: "findTeacher", namespaces: ["showcase", "cities"] },
  // Read by the page: what reads it would weigh on every public page.
  validateSearch: (raw): Taps => raw,
  component: FindTeacherRoute,
});

function FindTeacherRoute() {
  const search = Route.useSearch();
  // The page is written without an answer; the address may have given some.
  return <FindTeacherPage search={useHydrated() ? search : {}} />;
}
