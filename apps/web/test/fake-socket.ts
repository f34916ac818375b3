import type { FromSeat, ToSeat } from "@riwaq/contracts/classroom/socket";
import { vi } from "vitest";

/** A WebSocket whose other end is the test. */
export class FakeSocket extends EventTarget {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readonly url: string;
  readyState = 0;
  closedWith: number | undefined;
  readonly sent: FromSeat[] = [];

  constructor(url: string) {
    super();
    this.url = url;
    FakeSocket.all.push(this);
  }

  send(text: string) {
    this.sent.push(JSON.parse(text) as FromSeat);
  }

  close(code?: number) {
    if (this.readyState === 3) return;
    this.readyState = 3;
    this.closedWith = code;
    this.dispatchEvent(new Event("close"));
  }

  /** The server takes the call. */
  open() {
    this.readyState = FakeSocket.OPEN;
    this.dispatchEvent(new Event("open"));
  }

  tell(message: ToSeat) {
    if (this.readyState === 0) this.open();
    this.dispatchEvent(new MessageEvent("message", { data: JSON.stringify(message) }));
  }
}

/** In place of the browser's; the last one is that which the page uses now. */
export function stubSockets() {
  FakeSocket.all = [];
  vi.stubGlobal("WebSocket", FakeSocket);
  return {
    all: () => FakeSocket.all,
    last: () => {
      const socket = FakeSocket.all.at(-1);
      if (!socket) throw new Error("no line was opened");
      return socket;
    },
  };
}
