import * as plan from "@riwaq/contracts/memory/plan.calls";
import { queryOptions } from "@tanstack/react-query";

import { ApiError } from "../../../../lib/api-error.ts";
import { api } from "../../../../lib/api.ts";
import { isUnreachable } from "../../../../lib/connection.ts";
import { practicesOnDevice } from "../../../../lib/practice/device.ts";
import { keyOf, queryOf } from "../../../../lib/query-of.ts";
import { isReadOnly } from "../../../../lib/read-only.ts";
import { type Practice, practiceOf } from "./practice.ts";

const kept = practicesOnDevice<Practice>("practices");

/** From the server, and kept; where nobody answers, as it was kept last. */
async function readPractice(id: string, by: string): Promise<Practice> {
  try {
    const practice = practiceOf(await api(plan.ofStudent, { params: { id } }));
    if (!isReadOnly()) void kept.keep(by, practice);
    return practice;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) void kept.forget(id);
    const all = isUnreachable(error) ? await kept.all(by) : [];
    const found = all.find(({ student_id }) => student_id === id);
    if (found) return found;
    throw error;
  }
}

const keyOfPractice = (id: string, by: string) => [
  ...keyOf(plan.ofStudent, { params: { id } }),
  "practice",
  by,
];

export function practiceQuery(id: string, by: string) {
  return queryOptions({
    queryKey: keyOfPractice(id, by),
    queryFn: () => readPractice(id, by),
    staleTime: 0,
    networkMode: "offlineFirst",
  });
}

/** No call asks for it. */
const keyOfKept = (by: string) => ["practices on the device", by];

/** Whose evenings are on this device. */
export function keptQuery(by: string) {
  return queryOptions({
    queryKey: keyOfKept(by),
    queryFn: () => kept.all(by),
    staleTime: 0,
    networkMode: "always",
  });
}

export const tonightQuery = queryOptions({ ...queryOf(plan.tonight), staleTime: 0 });
