import type { MinimalPair, WordSide } from "@riwaq/contracts/memory/ear";
import * as ear from "@riwaq/contracts/memory/ear.calls";
import { queryOptions } from "@tanstack/react-query";

import { hrefOf } from "../../../../lib/api.ts";
import { queryOf } from "../../../../lib/query-of.ts";

export const rulesQuery = (id: string) => queryOptions(queryOf(ear.rules, { params: { id } }));
export const earMapQuery = (id: string) => queryOptions(queryOf(ear.map, { params: { id } }));
export const minimalPairsQuery = queryOptions(queryOf(ear.minimalPairs));

/** Another address where the recording changed. */
export const soundOf = ({ id, version }: MinimalPair, side: WordSide): string =>
  `${hrefOf(ear.sound, { params: { id, side } })}?version=${version}`;
