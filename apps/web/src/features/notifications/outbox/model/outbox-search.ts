/** The views of the list, in the order of the tabs; the first one stands in no address. */
export const OUTBOX_TABS = ["all", "problems", "waiting"] as const;
export type OutboxTab = (typeof OUTBOX_TABS)[number];
export type OutboxSearch = { show?: OutboxTab };

export function parseOutboxSearch({ show }: Record<string, unknown>): OutboxSearch {
  const known = OUTBOX_TABS.find((tab) => tab === show);
  return known && known !== "all" ? { show: known } : {};
}
