import { queryOptions } from "@tanstack/react-query";

import { request } from "../../../../lib/api-client.ts";

async function fetchGuardians() {
  const contract = await import("@riwaq/contracts/people/children");
  return request("guardians/", contract.Guardians);
}

/** Those who answer for the student who is signed in. */
export const guardiansQuery = queryOptions({ queryKey: ["guardians"], queryFn: fetchGuardians });
