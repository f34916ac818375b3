import { queryOptions } from "@tanstack/react-query";

import { request } from "../../../../lib/api-client.ts";

async function fetchTwoStep() {
  const contract = await import("@riwaq/contracts/identity/two-step");
  return request("profile/two-step/", contract.TwoStepState);
}

export const twoStepQuery = queryOptions({
  queryKey: ["profile", "two-step"],
  queryFn: fetchTwoStep,
});
