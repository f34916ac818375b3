import type { OfferedProgrammes } from "@riwaq/contracts/people/programmes";
import { offered } from "@riwaq/contracts/people/programmes.calls";
import { useEffect, useSyncExternalStore } from "react";

import { request } from "./api-client.ts";
import { addressOf } from "./api.ts";
import { sharedValue } from "./shared-value.ts";

/** Taken as it comes, as the institute is: the contract would bring zod to a public page. */
const asItComes = { parse: (data: unknown) => data as OfferedProgrammes };

const programmes = sharedValue(() => request(addressOf(offered), asItComes));

const beforeHydration = programmes.snapshot();

/** What is taught; undefined until it has been read, and where it cannot be: the page does without it. */
export function useOfferedProgrammes() {
  useEffect(() => void programmes.load(), []);
  return useSyncExternalStore(programmes.subscribe, programmes.snapshot, () => beforeHydration)
    .data;
}
