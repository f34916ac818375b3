import { FromSeat, type SeatState, type ToSeat } from "@riwaq/contracts/classroom/socket";
import { isSeatEmpty } from "@riwaq/domain/classroom/seats";

import { asSystem } from "../../../platform/actors.ts";
import type { Context, Log } from "../../../platform/context.ts";
import type { Services } from "../../../platform/services.ts";
import { settleSoon } from "../call/settle-soon.ts";
import { endLine } from "../room/end-line.ts";
import { keepSeats } from "../room/keep-seats.ts";
import { findSeats } from "../room/queries.ts";
import { findLineFault } from "./find-line-fault.ts";
import { type Line, maySay, sendTo, tell } from "./line.ts";
import { loadSnapshot, maySee, recordedAsSeen } from "./load-snapshot.ts";
import { type Change, type RoomWord, lineOf, roomOf } from "./words.ts";

/** Beats of all lines are written together. */
const KEEP_EACH_MS = 3000;
/** What ends by the clock alone is found by then. */
const CHECK_EACH_MS = 15_000;

/** Close codes: 1000 and 4000 are a farewell, anything else is a line that broke. */
const FAREWELL = new Set([1000, 4000]);

/** Whoever does not answer a farewell holds up no shutdown. */
const FAREWELL_MS = 1000;

function sendAway({ socket }: Line): void {
  socket.close(1012, "restart");
  setTimeout(() => socket.terminate(), FAREWELL_MS).unref();
}

type Deps = Services & { log: Log };

/**
 * The lines of this process to everybody in its rooms. What is said in a room by any process is handed on to them; where
 * something may have been missed, each gets the room as it stands. Nothing is kept here that is not in a table, but for what
 * seats say of themselves, which is said again when somebody comes.
 */
export class Rooms {
  readonly #deps: Deps;
  readonly #linesOf = new Map<string, Set<Line>>();
  readonly #states = new Map<string, Map<string, SeatState>>();
  readonly #heardOf = new Set<string>();
  readonly #settleCall: (sessionId: string) => void;
  #stop: Array<() => void> = [];
  #timers: NodeJS.Timeout[] = [];
  #isClosing = false;

  constructor(deps: Deps) {
    this.#deps = deps;
    this.#settleCall = settleSoon(deps);
  }

  /** Somebody has taken a seat: from now on they are told everything. */
  async open(line: Line): Promise<void> {
    if (this.#isClosing) return sendAway(line);
    this.#begin();
    const { sessionId, seat } = line;
    const own = this.#linesOf.get(sessionId) ?? new Set();
    for (const before of own) if (before.seat.id === seat.id) this.#drop(before, 4001);
    this.#linesOf.set(sessionId, own.add(line));
    await this.#sendRoom(line);
    this.#say(sessionId, { kind: "who", seat: seat.id, line: line.id });
  }

  /** What came over a line. */
  take(line: Line, text: string): void {
    const nowMs = this.#deps.clock.now().getTime();
    line.heardAtMs = nowMs;
    if (!line.allowance.take(nowMs, text.length)) return line.socket.close(1008, "too much");
    const word = readWord(text);
    if (!word || !maySay(line, word)) return;
    this.#heardOf.add(line.seat.id);
    const { sessionId, seat } = line;
    if (word.type === "beat") {
      tell(line, { type: "beat", now: new Date(nowMs).toISOString() });
    } else if (word.type === "state") {
      line.state = word.state;
      this.#say(sessionId, { kind: "state", seat: seat.id, state: word.state });
    } else if (word.type === "pointer") {
      this.#say(sessionId, { kind: "pointer", from: seat.id, at: word.at });
    } else {
      const { to, signal } = word;
      this.#say(sessionId, { kind: "signal", from: seat.id, to, signal });
    }
  }

  /** The line ended, by a farewell or because it broke. */
  async end(line: Line, code: number): Promise<void> {
    const isCurrent = this.#forget(line);
    if (!isCurrent || this.#isClosing) return;
    const { sessionId, seat, heardAtMs } = line;
    this.#heardOf.delete(seat.id);
    const silentSince = this.#isSilent(line) ? new Date(heardAtMs) : null;
    const ending = { seat: seat.id, hasLeft: FAREWELL.has(code), silentSince };
    await endLine(this.#context(), ending).catch((error: unknown) =>
      this.#warn(error, "a line is not ended"),
    );
    if (ending.hasLeft) this.#settleCall(sessionId);
  }

  /** Whoever sits here comes back to another process, or to this one once it is there again. */
  close(): void {
    this.#isClosing = true;
    for (const stop of this.#stop) stop();
    for (const timer of this.#timers) clearInterval(timer);
    for (const line of this.#all()) sendAway(line);
    this.#linesOf.clear();
  }

  #begin(): void {
    if (this.#stop.length > 0) return;
    const { bus } = this.#deps;
    this.#stop = [
      bus.hear((said) => this.#hear(said)),
      // Whoever has news of their lessons may have lost this one; whoever signed out has lost all.
      bus.listen((userIds) => void this.#check(userIds && new Set(userIds))),
    ];
    this.#timers = [
      setInterval(() => void this.#keep(), KEEP_EACH_MS).unref(),
      setInterval(() => void this.#check(), CHECK_EACH_MS).unref(),
    ];
  }

  #hear(said: { line: string; word: unknown } | undefined): void {
    if (!said) {
      for (const line of this.#all()) void this.#sendRoom(line);
      return;
    }
    const sessionId = roomOf(said.line);
    const lines = sessionId === undefined ? undefined : this.#linesOf.get(sessionId);
    if (sessionId === undefined || !lines) return;
    this.#handOn([...lines], sessionId, said.word as RoomWord);
  }

  #handOn(lines: readonly Line[], sessionId: string, word: RoomWord): void {
    if (word.kind === "change") for (const line of lines) this.#tellChange(line, word.change);
    else if (word.kind === "seats") void this.#sendSeats(sessionId);
    else if (word.kind === "anew") for (const line of lines) void this.#sendRoom(line);
    else if (word.kind === "who") {
      // The page came back by another process before this one knew that its line is broken.
      for (const line of lines) {
        if (line.seat.id === word.seat && line.id !== word.line) this.#drop(line, 4001);
      }
      for (const { seat, state } of this.#linesOf.get(sessionId) ?? []) {
        this.#say(sessionId, { kind: "state", seat: seat.id, state });
      }
    } else if (word.kind === "state") {
      this.#statesOf(sessionId).set(word.seat, word.state);
      this.#tellOthers(lines, word.seat, { type: "state", seat: word.seat, state: word.state });
    } else if (word.kind === "pointer") {
      this.#tellOthers(lines, word.from, { type: "pointer", from: word.from, at: word.at });
    } else {
      const { from, to, signal } = word;
      for (const line of lines) {
        if (line.seat.id === to) tell(line, { type: "signal", from, signal });
      }
    }
  }

  #tellChange(line: Line, change: Change): void {
    const now = this.#deps.clock.now();
    if (change.type === "mark" && !maySee(line.seen, change.mark, now)) return;
    if (change.type !== "recording") tell(line, change);
    else tell(line, { type: "recording", ...recordedAsSeen(line.seen, change.recording) });
  }

  #tellOthers(lines: readonly Line[], from: string, word: ToSeat): void {
    for (const line of lines) if (line.seat.id !== from) tell(line, word);
  }

  async #sendSeats(sessionId: string): Promise<void> {
    const lines = [...(this.#linesOf.get(sessionId) ?? [])];
    try {
      const seats = await findSeats(this.#deps.db, sessionId);
      const there = new Set(seats.map(({ id }) => id));
      const states = this.#statesOf(sessionId);
      for (const id of states.keys()) if (!there.has(id)) states.delete(id);
      // A seat that was emptied meanwhile is taken again by a line of its own.
      const emptied = lines.filter((line) => !there.has(line.seat.id));
      for (const line of emptied) this.#drop(line, 4001);
      if (emptied.length > 0) this.#settleCall(sessionId);
      for (const line of this.#linesOf.get(sessionId) ?? []) {
        tell(line, { type: "seats", seats });
      }
    } catch (error) {
      this.#warn(error, "seats are not told");
    }
  }

  /** The room as it stands, and after it what was told meanwhile; asked for twice, it is read once more. */
  async #sendRoom(line: Line): Promise<void> {
    line.isStale = true;
    if (line.held) return;
    line.held = [];
    const { sessionId, seat: own, actor } = line;
    try {
      while (line.isStale) {
        line.isStale = false;
        const now = this.#deps.clock.now();
        const room = await loadSnapshot(this.#deps.db, actor, { sessionId, own, now });
        const states = Object.fromEntries(this.#statesOf(sessionId));
        if (!line.isStale) sendTo(line, { ...room, states });
      }
      const held = line.held;
      line.held = null;
      for (const word of held) tell(line, word);
    } catch (error) {
      this.#warn(error, "a room is not shown");
      line.socket.close(1011);
    }
  }

  /** Whether these people may still be there: those of the ids, or all. */
  async #check(userIds?: ReadonlySet<string>): Promise<void> {
    for (const line of this.#all()) {
      if (userIds && !userIds.has(line.actor.id)) continue;
      // A phone that vanished leaves its connection standing for many minutes.
      if (this.#isSilent(line)) {
        line.socket.terminate();
        continue;
      }
      try {
        const reason = await findLineFault(this.#deps, line);
        if (!reason) continue;
        tell(line, { type: "closed", reason });
        line.socket.close(4000, reason);
      } catch (error) {
        this.#warn(error, "a line is not checked");
      }
    }
  }

  #isSilent({ heardAtMs }: Line): boolean {
    return isSeatEmpty({ seenAtMs: heardAtMs, nowMs: this.#deps.clock.now().getTime() });
  }

  async #keep(): Promise<void> {
    const ids = [...this.#heardOf];
    this.#heardOf.clear();
    if (ids.length === 0) return;
    await keepSeats(this.#context(), ids).catch((error: unknown) =>
      this.#warn(error, "seats are not kept"),
    );
  }

  #say(sessionId: string, word: RoomWord): void {
    this.#deps.bus.say(lineOf(sessionId), word);
  }

  #statesOf(sessionId: string): Map<string, SeatState> {
    const states = this.#states.get(sessionId) ?? new Map<string, SeatState>();
    this.#states.set(sessionId, states);
    return states;
  }

  /** Whether it was the line of its seat: a page that came back by another one has that. */
  #forget(line: Line): boolean {
    const own = this.#linesOf.get(line.sessionId);
    if (!own?.delete(line)) return false;
    if (own.size === 0) {
      this.#linesOf.delete(line.sessionId);
      this.#states.delete(line.sessionId);
    }
    return true;
  }

  #drop(line: Line, code: number): void {
    this.#forget(line);
    line.socket.close(code);
  }

  #all(): Line[] {
    return [...this.#linesOf.values()].flatMap((own) => [...own]);
  }

  #context(): Context {
    return asSystem({ ...this.#deps, language: "en" as const });
  }

  #warn(error: unknown, message: string): void {
    this.#deps.log.warn({ name: error instanceof Error ? error.name : "unknown" }, message);
  }
}

function readWord(text: string): FromSeat | undefined {
  try {
    return FromSeat.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
