import type { CallTicket } from "@riwaq/contracts/classroom/room";
import type * as LivekitClient from "livekit-client";
import type { DisconnectReason, Room } from "livekit-client";

export type Kit = typeof LivekitClient;

const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 30_000;

type Options = {
  isRelayOnly?: boolean | undefined;
  /** Lets the own seat in once; asked for by each coming in. */
  takeTicket: () => Promise<CallTicket>;
  /** Each new connection, before anything happens on it: listeners are put on it here. */
  onOpened: (kit: Kit, room: Room) => void;
  onJoined: (kit: Kit, room: Room) => void;
  /** It ended, or did not come about. */
  onEnded: () => void;
};

/** Whoever comes here needs the kit, and nobody else loads it. */
async function loadKit(): Promise<Kit> {
  const kit = await import("livekit-client");
  kit.setLogLevel("error");
  return kit;
}

/** The connection with the media server. What the kit does not mend by itself is begun anew, again and again. */
export function stayConnected({ isRelayOnly, takeTicket, onOpened, onJoined, onEnded }: Options) {
  let room: Room | null = null;
  let [isJoining, isClosed, hasFailed] = [false, false, false];
  let pauseMs = FIRST_PAUSE_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const end = (isTriedAgain: boolean) => {
    clearTimeout(timer);
    room = null;
    hasFailed = true;
    if (isClosed) return;
    if (isTriedAgain) {
      timer = setTimeout(() => {
        pauseMs = Math.min(pauseMs * 1.5, LONGEST_PAUSE_MS);
        void join();
      }, pauseMs);
    }
    onEnded();
  };

  const open = (kit: Kit): Room => {
    // The tracks are ours, and outlast a connection. A picture is shown by an element that the kit does not know.
    const opened = new kit.Room({
      stopLocalTrackOnUnpublish: false,
      adaptiveStream: false,
      dynacast: true,
    });
    opened.on(kit.RoomEvent.Disconnected, (reason?: DisconnectReason) => {
      // The same seat came in once more: whoever did so has it, and two that throw each other out help nobody.
      if (room === opened) end(reason !== kit.DisconnectReason.DUPLICATE_IDENTITY);
    });
    onOpened(kit, opened);
    return opened;
  };

  const comeIn = async () => {
    const [kit, { url, token }] = await Promise.all([loadKit(), takeTicket()]);
    if (isClosed) return;
    const opened = open(kit);
    room = opened;
    try {
      await opened.connect(url, token, {
        autoSubscribe: false,
        ...(isRelayOnly && { rtcConfig: { iceTransportPolicy: "relay" } }),
      });
    } catch (error) {
      void opened.disconnect(false);
      throw error;
    }
    if (room !== opened) return;
    [pauseMs, hasFailed] = [FIRST_PAUSE_MS, false];
    onJoined(kit, opened);
  };

  const join = async () => {
    if (isJoining || isClosed || room) return;
    clearTimeout(timer);
    isJoining = true;
    try {
      await comeIn();
    } catch {
      end(true);
    } finally {
      isJoining = false;
    }
  };

  return {
    room: () => room,
    /** Whether it should stand by now, and does not. */
    hasFailed: () => hasFailed,
    join: () => void join(),
    close: () => {
      isClosed = true;
      clearTimeout(timer);
      void room?.disconnect(false);
      room = null;
    },
  };
}
