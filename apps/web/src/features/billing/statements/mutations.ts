import type { LineAside, LineMatch, StatementFile } from "@riwaq/contracts/billing/statements";
import * as statements from "@riwaq/contracts/billing/statements.calls";
import { useMutation, useQueryClient } from "@tanstack/react-query";

import { api } from "../../../lib/api.ts";
import { invalidate } from "../../../lib/query-of.ts";

/** Whatever becomes of it, somebody else may have settled more meanwhile. */
function useSettle<Sent, Saved>(send: (sent: Sent) => Promise<Saved>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSettled: () => invalidate(queryClient, [statements.show, statements.openCharges]),
  });
}

export const useReadStatement = () =>
  useSettle((body: StatementFile) => api(statements.read, { body }));

export const useConfirmExact = () =>
  useSettle((lineIds: string[]) => api(statements.confirm, { body: { line_ids: lineIds } }));

export const useMatchLine = (id: string) =>
  useSettle((body: LineMatch) => api(statements.match, { params: { id }, body }));

export const useSetAside = (id: string) =>
  useSettle((body: LineAside) => api(statements.setAside, { params: { id }, body }));

export const useTakeBack = () =>
  useSettle((id: string) => api(statements.takeBack, { params: { id } }));
