import { useQuery } from "@tanstack/react-query";

import { QueryView } from "../../../../components/ui/query-view.tsx";
import { publicProfileQuery } from "../queries.ts";
import { PublicProfileForm } from "./public-profile-form.tsx";

/** What visitors see of a teacher, said by the teacher. */
export function PublicProfileCard() {
  const query = useQuery(publicProfileQuery);
  return (
    <QueryView query={query}>{(profile) => <PublicProfileForm profile={profile} />}</QueryView>
  );
}
