import { useQuery } from "@tanstack/react-query";

import { deviceTimeZone } from "./format.ts";
import { ownProfileQuery } from "./own-profile.ts";

/** The reader's own zone; undefined until it is known, the device's where it cannot be read. */
export function useReaderZone(): string | undefined {
  const query = useQuery({ ...ownProfileQuery, select: (profile) => profile.time_zone });
  return query.data ?? (query.isError ? deviceTimeZone() : undefined);
}
