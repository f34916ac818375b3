import { useMutation } from "@tanstack/react-query";

import { requestFile } from "../../../../lib/api-client.ts";

export function useDownloadData() {
  return useMutation({ mutationFn: () => requestFile("profile/data/"), gcTime: 0 });
}
