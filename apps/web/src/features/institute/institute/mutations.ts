import type { InstituteChange } from "@riwaq/contracts/institute/institute";
import * as calls from "@riwaq/contracts/institute/institute.calls";
import { useMutation } from "@tanstack/react-query";

import { api } from "../../../lib/api.ts";
import { institute } from "../../../lib/institute.ts";

/** Only the fields that are named change; every page shows them from then on. */
export function useUpdateInstitute() {
  return useMutation({
    mutationFn: (body: InstituteChange) => api(calls.change, { body }),
    onSuccess: institute.set,
  });
}
