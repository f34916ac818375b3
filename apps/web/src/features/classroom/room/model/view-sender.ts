import type { RoomView, RoomViewChange } from "@riwaq/contracts/classroom/room";

import { mayStillArrive } from "../../../../lib/connection.ts";
import { waitBefore } from "./room-line.ts";

type Options = {
  perform: (change: RoomViewChange) => Promise<RoomView>;
  onArrived: (view: RoomView) => void;
  onRefused: (error: unknown) => void;
  /** All that is not sent yet, the last word of each. */
  onChange: (pending: RoomViewChange) => void;
};

/** One change of the view on its way at a time; what is changed meanwhile goes along with the next, and the last wins. */
export function createViewSender({ perform, onArrived, onRefused, onChange }: Options) {
  let [sent, waiting]: [RoomViewChange | null, RoomViewChange | null] = [null, null];
  const all = (): RoomViewChange => ({ ...sent, ...waiting });
  let retrying: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  const tell = () => onChange(all());

  const flush = async () => {
    clearTimeout(retrying);
    if (sent || !waiting) return;
    [sent, waiting] = [waiting, null];
    try {
      const view = await perform(sent);
      [failures, sent] = [0, null];
      onArrived(view);
    } catch (error) {
      if (mayStillArrive(error)) {
        [sent, waiting] = [null, all()];
        retrying = setTimeout(() => void flush(), waitBefore(failures, Math.random()));
        failures += 1;
        return;
      }
      sent = null;
      onRefused(error);
    }
    tell();
    await flush();
  };
  return {
    change: (change: RoomViewChange) => {
      waiting = { ...waiting, ...change };
      tell();
      void flush();
    },
    flush,
    shut: () => clearTimeout(retrying),
  };
}
