import type { Scheme } from "@riwaq/contracts/memory/schemes";

import type { SchemeRow } from "./queries.ts";

export const presentScheme = ({
  id,
  key,
  version,
  name,
  points,
  retiredAt,
}: SchemeRow): Scheme => ({
  id,
  key,
  version,
  name,
  points,
  is_retired: retiredAt !== null,
});
