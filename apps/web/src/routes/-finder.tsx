import { useQuery } from "@tanstack/react-query";
import { CatchBoundary } from "@tanstack/react-router";
import { Suspense, lazy } from "react";

import { homesQuery } from "../lib/own-homes.ts";

// No page waits for it, or falls with it; nobody but staff loads it.
const LazyFinder = lazy(async () => ({
  default: (await import("../features/views/search/components/finder.tsx")).Finder,
}));

const Place = () => <span className="size-11 sm:w-64 xl:w-96" />;

/** For staff: one search for people, lessons and pages, in the header of every page. */
export function StaffFinder() {
  const { data } = useQuery(homesQuery);
  if (!data?.homes.includes("A")) return null;
  return (
    <CatchBoundary getResetKey={() => "finder"} errorComponent={Place}>
      <Suspense fallback={<Place />}>
        <LazyFinder rights={data.rights} />
      </Suspense>
    </CatchBoundary>
  );
}
