import { useQuery } from "@tanstack/react-query";

import { QueryView } from "../../../../components/ui/query-view.tsx";
import { teachingProfileQuery } from "../queries.ts";
import { ApprovalNote } from "./approval-note.tsx";
import { TeachingForm } from "./teaching-form.tsx";

/** How families find a teacher, told by the teacher. */
export function TeachingTab() {
  const query = useQuery(teachingProfileQuery);
  return (
    <QueryView query={query}>
      {(profile) => (
        <div className="max-w-3xl">
          <ApprovalNote {...profile} />
          <TeachingForm profile={profile} />
        </div>
      )}
    </QueryView>
  );
}
