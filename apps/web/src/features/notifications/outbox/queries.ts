import type { OutboxView } from "@riwaq/contracts/notifications/outbox";
import * as outbox from "@riwaq/contracts/notifications/outbox.calls";
import { queryOptions } from "@tanstack/react-query";

import { queryOf } from "../../../lib/query-of.ts";

export function outboxMailsQuery(show: OutboxView) {
  return queryOptions(queryOf(outbox.list, { query: { show } }));
}
