import * as resources from "@riwaq/contracts/learning/resources.calls";

import { hrefOf } from "../../../../lib/api.ts";

/** Where a resource's file is: to look at, or with `download` to keep. The newest, unless a version is named. */
export function fileAddress(id: string, options: { version?: number; isDownload?: boolean } = {}) {
  const { version, isDownload } = options;
  const query = { version, download: isDownload ? ("1" as const) : undefined };
  return hrefOf(resources.file, { params: { id }, query });
}
