import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";

import { QueryView } from "../../../../components/ui/query-view.tsx";
import { teachingProfileQuery } from "../queries.ts";
import { ApprovalNote } from "./approval-note.tsx";
import { TeachingForm } from "./teaching-form.tsx";

type TeachingTabProps = {
  /** The recitation and certificates. */
  files?: ReactNode;
  /** What visitors see. */
  visitors?: ReactNode;
};

/** How families find a teacher, told by the teacher. */
export function TeachingTab({ files, visitors }: TeachingTabProps) {
  const query = useQuery(teachingProfileQuery);
  return (
    <QueryView query={query}>
      {(profile) => (
        <div className="max-w-3xl">
          <ApprovalNote {...profile} />
          {files}
          <TeachingForm profile={profile} />
          {visitors}
        </div>
      )}
    </QueryView>
  );
}
