const STREAM = "/api/notifications/stream/";
/** It says something as soon as it is open: where it does not, something on the way holds it back. */
const SILENT_MS = 15_000;
const POLL_MS = 60_000;
const FIRST_WAIT_MS = 5_000;
const LONGEST_WAIT_MS = 300_000;

type Following = {
  /** The last number that is known. */
  after: () => number;
  onNotification: (data: unknown) => void;
  onUnread: (data: unknown) => void;
  /** Something that the page may show is no longer as it was. */
  onChanged: (data: unknown) => void;
  /** The stream is there again: whatever changed meanwhile was not said. */
  onBack: () => void;
  /** Nothing comes by the stream: ask. */
  onPoll: () => void;
};

/**
 * Holds the stream open while the page is on show and the device online; the browser itself mends a connection that
 * breaks. Where the server refuses it or nothing comes through, asks every minute instead and tries again later.
 * Answers how to stop.
 */
export function followStream(following: Following): () => void {
  let source: EventSource | undefined;
  let silence: ReturnType<typeof setTimeout> | undefined;
  let polling: ReturnType<typeof setInterval> | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let waitMs = FIRST_WAIT_MS;
  let wasOpen = false;

  const isWanted = () => document.visibilityState === "visible" && navigator.onLine;

  function hear(read: (data: unknown) => void, { data }: MessageEvent<string>) {
    clearTimeout(silence);
    clearInterval(polling);
    polling = undefined;
    waitMs = FIRST_WAIT_MS;
    read(JSON.parse(data));
  }

  function open() {
    if (source || !isWanted() || typeof EventSource === "undefined") return;
    clearTimeout(retry);
    const opened = new EventSource(`${STREAM}?after=${following.after()}`);
    source = opened;
    opened.addEventListener("notification", (event) => hear(following.onNotification, event));
    opened.addEventListener("unread", (event) => hear(following.onUnread, event));
    opened.addEventListener("changed", (event) => hear(following.onChanged, event));
    opened.addEventListener("open", () => {
      if (wasOpen) following.onBack();
      wasOpen = true;
    });
    opened.addEventListener("error", () => {
      if (opened.readyState === EventSource.CLOSED) fallBack();
    });
    silence = setTimeout(fallBack, SILENT_MS);
  }

  function close() {
    clearTimeout(silence);
    source?.close();
    source = undefined;
  }

  function fallBack() {
    close();
    following.onPoll();
    polling ??= setInterval(() => isWanted() && following.onPoll(), POLL_MS);
    retry = setTimeout(open, waitMs);
    waitMs = Math.min(waitMs * 2, LONGEST_WAIT_MS);
  }

  function onChange() {
    if (isWanted()) open();
    else close();
  }

  const stopped = new AbortController();
  document.addEventListener("visibilitychange", onChange, { signal: stopped.signal });
  for (const event of ["online", "offline"]) {
    window.addEventListener(event, onChange, { signal: stopped.signal });
  }
  open();
  return () => {
    stopped.abort();
    clearInterval(polling);
    clearTimeout(retry);
    close();
  };
}
