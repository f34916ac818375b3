import type { RoomMessage } from "@riwaq/contracts/classroom/room";

/** A message as the room has it, or one's own that is on its way. */
export type ShownMessage = RoomMessage & { state?: "sending" | "failed" };

/**
 * Each message once and in the order in which they were sent: one that the room has told of takes the place of the same one
 * on its way.
 */
export function inOrder(messages: readonly ShownMessage[]): ShownMessage[] {
  const byId = new Map<string, ShownMessage>();
  for (const message of messages) {
    const known = byId.get(message.id);
    if (!known || known.state) byId.set(message.id, message);
  }
  return [...byId.values()].toSorted(
    (one, other) => Date.parse(one.sent_at) - Date.parse(other.sent_at),
  );
}
