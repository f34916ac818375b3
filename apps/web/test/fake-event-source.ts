import { vi } from "vitest";

/** Stands in for the browser's: the test says what comes. */
export class FakeEventSource extends EventTarget {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSED = 2;
  static all: FakeEventSource[] = [];
  readonly url: string;
  readyState = FakeEventSource.OPEN;

  constructor(url: string) {
    super();
    this.url = url;
    FakeEventSource.all.push(this);
  }

  say(event: "notification" | "unread" | "changed" | "open", data: object) {
    this.dispatchEvent(new MessageEvent(event, { data: JSON.stringify(data) }));
  }

  fail(readyState: number) {
    this.readyState = readyState;
    this.dispatchEvent(new Event("error"));
  }

  close() {
    this.readyState = FakeEventSource.CLOSED;
  }

  static install() {
    FakeEventSource.all = [];
    vi.stubGlobal("EventSource", FakeEventSource);
  }

  static last() {
    const last = FakeEventSource.all.at(-1);
    if (!last) throw new Error("No stream was opened");
    return last;
  }
}
