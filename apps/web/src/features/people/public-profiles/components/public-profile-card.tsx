import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";

import { QueryView } from "../../../../components/ui/query-view.tsx";
import { publicProfileQuery } from "../queries.ts";
import { PublicProfileForm } from "./public-profile-form.tsx";

/** What visitors see of a teacher, said by the teacher; `preview` shows it as they see it. */
export function PublicProfileCard({ preview }: { preview: ReactNode }) {
  const query = useQuery(publicProfileQuery);
  return (
    <QueryView query={query}>
      {(profile) => <PublicProfileForm profile={profile} preview={preview} />}
    </QueryView>
  );
}
