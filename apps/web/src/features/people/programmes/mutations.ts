import type { NewLevel, NewProgramme, StaffProgramme } from "@riwaq/contracts/people/programmes";
import * as programmes from "@riwaq/contracts/people/programmes.calls";
import { useMutation, useQueryClient } from "@tanstack/react-query";

import { api } from "../../../lib/api.ts";
import { invalidate } from "../../../lib/query-of.ts";
import { useIdempotencyKey } from "../../../lib/use-idempotency-key.ts";
import { staffProgrammesQuery } from "./queries.ts";

function useListAnew() {
  const queryClient = useQueryClient();
  return () => invalidate(queryClient, [programmes.forStaff]);
}

/** A new one without an id; sent again after a lost answer, it makes no second. Busy until the list says it as well. */
export function useSaveProgramme(id: string | undefined) {
  const keyOf = useIdempotencyKey();
  return useMutation({
    mutationFn: (body: NewProgramme) =>
      id === undefined
        ? api(programmes.create, { body, key: keyOf(body) })
        : api(programmes.change, { params: { id }, body }),
    onSuccess: useListAnew(),
  });
}

export function useShelveProgramme(id: string) {
  return useMutation({
    mutationFn: (isArchived: boolean) =>
      api(programmes.change, { params: { id }, body: { is_archived: isArchived } }),
    onSettled: useListAnew(),
  });
}

/** The page that visitors are shown of it: another picture, or null for none. */
export function useSample(id: string) {
  return useMutation({
    mutationFn: (picture: File | null) =>
      picture
        ? api(programmes.setSample, { params: { id }, body: picture })
        : api(programmes.removeSample, { params: { id } }),
    onSuccess: useListAnew(),
  });
}

/** The whole order; where somebody else was faster, the list is read again. */
export function useOrderProgrammes() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (ids: string[]) => api(programmes.order, { body: { ids } }),
    onSuccess: (list) => queryClient.setQueryData(staffProgrammesQuery.queryKey, list),
    onError: useListAnew(),
  });
}

/** A new level of this programme without an id; sent again after a lost answer, it makes no second. */
export function useSaveLevel(programmeId: string, id: string | undefined) {
  const keyOf = useIdempotencyKey();
  return useMutation({
    mutationFn: (body: NewLevel) =>
      id === undefined
        ? api(programmes.addLevel, { params: { id: programmeId }, body, key: keyOf(body) })
        : api(programmes.changeLevel, { params: { id }, body }),
    onSuccess: useListAnew(),
  });
}

/** Removed, or offered again; what became of it stands in the answer. */
export function useShelveLevel(id: string) {
  return useMutation({
    mutationFn: (isToRemove: boolean) =>
      isToRemove
        ? api(programmes.removeLevel, { params: { id } })
        : api(programmes.changeLevel, { params: { id }, body: { is_retired: false } }),
    onSettled: useListAnew(),
  });
}

/** The whole order of one programme's levels; where somebody else was faster, the list is read again. */
export function useOrderLevels(id: string) {
  const queryClient = useQueryClient();
  const put = (changed: StaffProgramme) =>
    queryClient.setQueryData(staffProgrammesQuery.queryKey, (all) =>
      all?.map((one) => (one.id === id ? changed : one)),
    );
  return useMutation({
    mutationFn: (ids: string[]) => api(programmes.orderLevels, { params: { id }, body: { ids } }),
    onSuccess: put,
    onError: useListAnew(),
  });
}
