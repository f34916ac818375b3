import type { NewProgramme, ProgrammeChange } from "@riwaq/contracts/people/programmes";
import { useMutation, useQueryClient } from "@tanstack/react-query";

import { request } from "../../../../lib/api-client.ts";
import { useIdempotencyKey } from "../../../../lib/use-idempotency-key.ts";
import { staffProgrammesQuery } from "./staff-programmes.ts";

async function addProgramme(body: NewProgramme, key: string) {
  const contract = await import("@riwaq/contracts/people/programmes");
  const headers = { "idempotency-key": key };
  return request("staff/programmes/", contract.StaffProgramme, { method: "POST", body, headers });
}

async function changeProgramme(id: string, change: ProgrammeChange) {
  const contract = await import("@riwaq/contracts/people/programmes");
  const options = { method: "PATCH", body: change } as const;
  return request(`staff/programmes/${id}/`, contract.StaffProgramme, options);
}

function useListAnew() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: staffProgrammesQuery.queryKey });
}

/** A new one without an id; sent again after a lost answer, it makes no second. Busy until the list says it as well. */
export function useSaveProgramme(id: string | undefined) {
  const keyOf = useIdempotencyKey();
  return useMutation({
    mutationFn: (body: NewProgramme) =>
      id === undefined ? addProgramme(body, keyOf(body)) : changeProgramme(id, body),
    onSuccess: useListAnew(),
  });
}

export function useShelveProgramme(id: string) {
  return useMutation({
    mutationFn: (isArchived: boolean) => changeProgramme(id, { is_archived: isArchived }),
    onSettled: useListAnew(),
  });
}
