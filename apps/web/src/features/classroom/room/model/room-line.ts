import type { CLOSE_REASONS, FromSeat, ToSeat } from "@riwaq/contracts/classroom/socket";
import { SEAT_BEAT_MS } from "@riwaq/domain/classroom/seats";

export type CloseReason = (typeof CLOSE_REASONS)[number];

export type LineState =
  | { kind: "connecting" }
  | { kind: "open" }
  | { kind: "lost"; sinceMs: number }
  | { kind: "closed"; reason: CloseReason };

export type Line = ReturnType<typeof openLine>;

type LineOptions = {
  address: string;
  onMessage: (message: ToSeat) => void;
  onState: (state: LineState) => void;
  onRoundTrip: (ms: number) => void;
  /** It was closed before anything came: perhaps there is no way in any more. */
  onRefused: () => void;
};

/** Without any word for so long after a beat, the line is cut and opened anew. */
export const ANSWER_WITHIN_MS = 5_000;
/** Whoever says so has left; of any other line the server waits whether it comes back. */
const FAREWELL = 1000;
const FIRST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 4_000;

/** Twice as long each time, and never all at once: `chance` lies between 0 and 1. */
export const waitBefore = (failures: number, chance: number): number =>
  Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** failures) * (0.75 + chance / 2);

/** Instants at which a line that was given up may be there again, or one that seems open may be gone. */
function onWake(wake: () => void): () => void {
  const seen = () => {
    if (document.visibilityState === "visible") wake();
  };
  addEventListener("online", wake);
  addEventListener("pageshow", wake);
  document.addEventListener("visibilitychange", seen);
  document.addEventListener("resume", wake);
  return () => {
    removeEventListener("online", wake);
    removeEventListener("pageshow", wake);
    document.removeEventListener("visibilitychange", seen);
    document.removeEventListener("resume", wake);
  };
}

/** Zod comes along with the shapes: no page but a room waits for it. */
async function loadReader() {
  const { ToSeat } = await import("@riwaq/contracts/classroom/socket");
  return (data: unknown): ToSeat | null => {
    // A server that is newer than this page may say what the page does not know.
    const read = ToSeat.safeParse(typeof data === "string" ? JSON.parse(data) : null);
    return read.success ? read.data : null;
  };
}

type Read = Awaited<ReturnType<typeof loadReader>>;
type Attempt = Pick<LineOptions, "address" | "onMessage" | "onRoundTrip"> & {
  read: Read;
  onEnd: (wasHeard: boolean) => void;
};

/** One connection, from its first day to its last. */
function attempt({ address, read, onMessage, onRoundTrip, onEnd }: Attempt) {
  const socket = new WebSocket(address);
  let [isOver, wasHeard] = [false, false];
  let beatenAtMs: number | null = null;
  let deadline: ReturnType<typeof setTimeout> | undefined;
  const end = (code?: number) => {
    if (isOver) return;
    isOver = true;
    clearTimeout(deadline);
    clearInterval(beating);
    socket.close(code);
    onEnd(wasHeard);
  };
  const expect = () => {
    deadline ??= setTimeout(() => end(), ANSWER_WITHIN_MS);
  };
  const send = (message: FromSeat) => {
    if (!isOver && socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
  };
  const beat = () => {
    if (socket.readyState !== WebSocket.OPEN) return;
    beatenAtMs ??= performance.now();
    send({ type: "beat" });
    expect();
  };
  const beating = setInterval(beat, SEAT_BEAT_MS);
  expect();
  socket.addEventListener("close", () => end());
  socket.addEventListener("error", () => end());
  socket.addEventListener("message", ({ data }: MessageEvent) => {
    if (isOver) return;
    clearTimeout(deadline);
    deadline = undefined;
    wasHeard = true;
    const message = read(data);
    if (message?.type === "beat" && beatenAtMs !== null) {
      onRoundTrip(performance.now() - beatenAtMs);
      beatenAtMs = null;
    }
    if (message) onMessage(message);
  });
  return { send, beat, end };
}

/** The line to a room: it comes back by itself until the server closes it for a reason. */
export function openLine({ onState, onRefused, ...options }: LineOptions) {
  let current: ReturnType<typeof attempt> | null = null;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let state: LineState = { kind: "connecting" };
  let [failures, isShut] = [0, false];

  const become = (next: LineState) => {
    if (next.kind === state.kind) return;
    state = next;
    onState(next);
  };
  const shut = () => {
    isShut = true;
    clearTimeout(waiting);
    stopWaking();
    current?.end(FAREWELL);
  };
  const onMessage = (message: ToSeat) => {
    if (message.type === "closed") {
      become({ kind: "closed", reason: message.reason });
      shut();
    }
    options.onMessage(message);
    if (message.type !== "room") return;
    failures = 0;
    become({ kind: "open" });
  };
  const onEnd = (wasHeard: boolean) => {
    current = null;
    if (isShut) return;
    if (state.kind === "open") become({ kind: "lost", sinceMs: performance.now() });
    if (!wasHeard) onRefused();
    waiting = setTimeout(() => void connect(), waitBefore(failures, Math.random()));
    failures += 1;
  };
  const connect = async () => {
    clearTimeout(waiting);
    const read = await loadReader().catch(() => null);
    if (isShut || current) return;
    if (read) current = attempt({ ...options, read, onMessage, onEnd });
    else onEnd(false);
  };
  const stopWaking = onWake(() => {
    if (current) current.beat();
    else void connect();
  });
  void connect();
  return { send: (message: FromSeat) => current?.send(message), shut };
}
