import { queryOptions } from "@tanstack/react-query";

import { request } from "./api-client.ts";

async function fetchOwnProfile() {
  const contract = await import("@riwaq/contracts/identity/profile");
  return request("profile/", contract.Profile);
}

/** The profile of whoever is signed in: their form, and their time zone wherever wall times are shown. */
export const ownProfileQuery = queryOptions({
  queryKey: ["profile"],
  queryFn: fetchOwnProfile,
});
