import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";

import { QueryView } from "../../../../components/ui/query-view.tsx";
import { teachingProfileQuery } from "../queries.ts";
import { ApprovalNote } from "./approval-note.tsx";
import { TeachingForm } from "./teaching-form.tsx";

/** How families find a teacher, told by the teacher. `files`: the recitation and certificates. */
export function TeachingTab({ files }: { files?: ReactNode }) {
  const query = useQuery(teachingProfileQuery);
  return (
    <QueryView query={query}>
      {(profile) => (
        <div className="max-w-3xl">
          <ApprovalNote {...profile} />
          {files}
          <TeachingForm profile={profile} />
        </div>
      )}
    </QueryView>
  );
}
