import type { LevelSet, PupilLevels } from "@riwaq/contracts/people/pupil-levels";
import * as levels from "@riwaq/contracts/people/pupil-levels.calls";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";

import { api } from "./api.ts";
import { queryOf } from "./query-of.ts";

export type PupilLevel = PupilLevels[number];

/** Where a pupil stands in each programme. */
export const pupilLevelsQuery = (studentId: string) =>
  queryOptions(queryOf(levels.list, { params: { id: studentId } }));

export function useSetLevel(studentId: string) {
  const queryClient = useQueryClient();
  const { queryKey } = pupilLevelsQuery(studentId);
  return useMutation({
    mutationFn: (body: LevelSet) => api(levels.set, { params: { id: studentId }, body }),
    onSuccess: (after) => queryClient.setQueryData(queryKey, after),
    onError: () => queryClient.invalidateQueries({ queryKey }),
  });
}
