import { useEffect, useState } from "react";

import type { Shown } from "./create-room.ts";
import type { RoomState } from "./room-state.ts";
import { useInside, useShown } from "./use-room.ts";

const NONE: RoomState["messages"] = [];
const messagesIn = ({ room }: Shown) => room?.messages ?? NONE;
const isThereIn = ({ room }: Shown) => room !== null;

/** Messages of others since one looked; those from before one came in are no news. */
export function useUnread(isOpen: boolean): number {
  const { room } = useInside();
  const messages = useShown(room, messagesIn);
  const isThere = useShown(room, isThereIn);
  const [seen, setSeen] = useState<ReadonlySet<string> | null>(null);
  useEffect(() => {
    if (!isThere || (seen && !isOpen)) return;
    setSeen(new Set(messages.map(({ id }) => id)));
    // What is seen is kept once it was read, and not for each message that comes.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isThere, isOpen, messages]);
  if (!seen || isOpen) return 0;
  return messages.filter(({ id, by_id }) => by_id !== room.me.id && !seen.has(id)).length;
}
