import type { Remote } from "./seat.ts";

const DISCONNECTED_MS = 3000;
/** Whoever waits for the first offer makes it after so long: the other side may not know that it should. */
const OFFER_AWAITED_MS = 2500;
const FIRST_PAUSE_MS = 8000;
const LONGEST_PAUSE_MS = 30_000;
/** The polite side begins anew later, so that both seldom do so at once. */
const POLITE_MS = 3000;

type Options = {
  isImpolite: boolean;
  /** Whether the other side has said anything on this connection. */
  hasHeard: () => boolean;
  rebuild: () => void;
  restartIce: () => void;
  onChange: (connection: Remote["connection"]) => void;
};

/** What is done about a connection that does not come about, or breaks: other ways first, then a new connection, again and again. */
export function keepTrying({ isImpolite, hasHeard, rebuild, restartIce, onChange }: Options) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pauseMs = FIRST_PAUSE_MS;
  let state: RTCPeerConnectionState = "new";

  const after = (ms: number, task: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(task, ms);
  };
  const anew = () => {
    pauseMs = Math.min(pauseMs * 1.5, LONGEST_PAUSE_MS);
    onChange("lost");
    rebuild();
  };
  const anewInTime = () => after(pauseMs + (isImpolite ? 0 : POLITE_MS), anew);
  const otherWays = () => {
    onChange("lost");
    restartIce();
    anewInTime();
  };

  return {
    /** A connection was built. */
    begin: (isOffering: boolean) => {
      state = "new";
      if (isOffering) anewInTime();
      else after(OFFER_AWAITED_MS, () => (hasHeard() ? anewInTime() : anew()));
    },
    note: (next: RTCPeerConnectionState) => {
      state = next;
      if (next === "connected") {
        clearTimeout(timer);
        pauseMs = FIRST_PAUSE_MS;
        onChange("connected");
      }
      if (next === "failed") otherWays();
      if (next === "disconnected") after(DISCONNECTED_MS, otherWays);
    },
    /** Somebody asked for it, or the network has come back. */
    hurry: () => {
      if (hasHeard() && (state === "connected" || state === "disconnected")) restartIce();
      else anew();
    },
    end: () => clearTimeout(timer),
  };
}
