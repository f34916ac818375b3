import { queryOptions, useQuery } from "@tanstack/react-query";

import { request } from "../../../lib/api-client.ts";
import { deviceTimeZone } from "../../../lib/format.ts";

async function fetchProfile() {
  const contract = await import("@riwaq/contracts/profile");
  return request("profile/", contract.Profile);
}

const profileQuery = queryOptions({ queryKey: ["profile"], queryFn: fetchProfile });

/** The reader's own zone; undefined until it is known, the device's where it cannot be read. */
export function useReaderZone(): string | undefined {
  const query = useQuery({ ...profileQuery, select: (profile) => profile.time_zone });
  return query.data ?? (query.isError ? deviceTimeZone() : undefined);
}
