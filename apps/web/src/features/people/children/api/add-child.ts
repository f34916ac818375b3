import type { NewChild } from "@riwaq/contracts/people/children";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";

import { request } from "../../../../lib/api-client.ts";
import { randomUuid } from "../../../../lib/random-uuid.ts";
import { useFamilyChanges } from "./family-changes.ts";

async function addChild(body: NewChild, key: string) {
  const contract = await import("@riwaq/contracts/people/children");
  const headers = { "idempotency-key": key };
  return request("children/", contract.Child, { method: "POST", body, headers });
}

/** One key as long as the form is open: sent again after a lost answer, it makes no second child. */
export function useAddChild() {
  const [key] = useState(randomUuid);
  return useMutation({
    mutationFn: (child: NewChild) => addChild(child, key),
    onSuccess: useFamilyChanges(),
  });
}
