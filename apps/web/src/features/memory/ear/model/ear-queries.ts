import * as ear from "@riwaq/contracts/memory/ear.calls";
import { queryOptions } from "@tanstack/react-query";

import { queryOf } from "../../../../lib/query-of.ts";

export const rulesQuery = (id: string) => queryOptions(queryOf(ear.rules, { params: { id } }));
export const earMapQuery = (id: string) => queryOptions(queryOf(ear.map, { params: { id } }));
export const minimalPairsQuery = queryOptions(queryOf(ear.minimalPairs));
