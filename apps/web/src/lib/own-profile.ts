import * as profile from "@riwaq/contracts/identity/profile.calls";
import { queryOptions, useQuery } from "@tanstack/react-query";

import { deviceTimeZone } from "./format.ts";
import { queryOf } from "./query-of.ts";

/** The profile of whoever is signed in: their form, and their time zone wherever wall times are shown. */
export const ownProfileQuery = queryOptions(queryOf(profile.read));

/** The reader's own zone; undefined until it is known, the device's where it cannot be read. */
export function useReaderZone(): string | undefined {
  const query = useQuery({ ...ownProfileQuery, select: (profile) => profile.time_zone });
  return query.data ?? (query.isError ? deviceTimeZone() : undefined);
}
