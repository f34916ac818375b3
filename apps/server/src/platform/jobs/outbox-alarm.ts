/** Rung when something may have been written; whoever sends puts itself in place of `wake`. */
export type OutboxAlarm = { wake(): void };

export function outboxAlarm(): OutboxAlarm {
  return { wake: () => {} };
}
