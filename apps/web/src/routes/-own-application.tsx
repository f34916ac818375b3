import { useQuery } from "@tanstack/react-query";
import { Suspense, lazy } from "react";

import { SkeletonRows } from "../components/ui/skeleton.tsx";
import { teachingProfileQuery } from "../features/people/teachers/queries.ts";

// Who teaches already does not download what only applicants see.
const ApplicationHome = lazy(async () => ({
  default: (await import("../features/people/applications/components/application-home.tsx"))
    .ApplicationHome,
}));

/** What an applicant finds first at home. */
export function OwnApplication() {
  const { data: profile } = useQuery(teachingProfileQuery);
  if (!profile || profile.approval === "approved" || profile.approval === "paused") return null;
  return (
    <div className="mb-6 empty:hidden">
      <Suspense fallback={<SkeletonRows />}>
        <ApplicationHome />
      </Suspense>
    </div>
  );
}
