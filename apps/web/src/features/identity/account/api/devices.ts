import { queryOptions } from "@tanstack/react-query";

import { request } from "../../../../lib/api-client.ts";

async function fetchDevices() {
  const contract = await import("@riwaq/contracts/identity/account");
  return request("profile/devices/", contract.Devices);
}

export const devicesQuery = queryOptions({
  queryKey: ["profile", "devices"],
  queryFn: fetchDevices,
});
