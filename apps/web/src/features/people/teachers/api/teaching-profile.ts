import { queryOptions } from "@tanstack/react-query";

import { request } from "../../../../lib/api-client.ts";

async function fetchTeachingProfile() {
  const contract = await import("@riwaq/contracts/people/teachers");
  return request("teaching-profile/", contract.TeachingProfile);
}

/** What the teacher who is signed in says of themselves. */
export const teachingProfileQuery = queryOptions({
  queryKey: ["teaching-profile"],
  queryFn: fetchTeachingProfile,
});
