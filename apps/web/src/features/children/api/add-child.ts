import type { NewChild } from "@riwaq/contracts/children";
import { useMutation } from "@tanstack/react-query";

import { request } from "../../../lib/api-client.ts";
import { useFamilyChanges } from "./children.ts";

async function addChild(child: NewChild) {
  const contract = await import("@riwaq/contracts/children");
  return request("children/", contract.Child, { method: "POST", body: child });
}

export function useAddChild() {
  return useMutation({ mutationFn: addChild, onSuccess: useFamilyChanges() });
}
