import type { GenderExceptionKey } from "@riwaq/contracts/people/teachers";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";

import { request } from "../../../../lib/api-client.ts";

async function fetchExceptions(teacherId: string) {
  const contract = await import("@riwaq/contracts/people/teachers");
  return request(`staff/teachers/${teacherId}/gender-exceptions/`, contract.GenderExceptions);
}

export function genderExceptionsQuery(teacherId: string) {
  return queryOptions({
    queryKey: ["gender-exceptions", teacherId],
    queryFn: () => fetchExceptions(teacherId),
  });
}

type Change = { key: GenderExceptionKey; isAllowed: boolean };

async function setException({ key, isAllowed }: Change) {
  const contract = await import("@riwaq/contracts/identity/authentication");
  const method = isAllowed ? "PUT" : "DELETE";
  return request("staff/gender-exceptions/", contract.Done, { method, body: key });
}

export function useSetGenderException() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: setException,
    onSuccess: (_done, { key }) =>
      queryClient.invalidateQueries({
        queryKey: genderExceptionsQuery(key.teacher_id).queryKey,
      }),
  });
}
