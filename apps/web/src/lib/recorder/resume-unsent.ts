import { finishRecording } from "./finish-recording.ts";
import { type Wait, pieceQueue } from "./piece-queue.ts";
import { type PieceStore, type RecordingFacts, browserStore } from "./piece-store.ts";

type Resuming = {
  send: (id: string, number: number, bytes: ArrayBuffer) => Promise<void>;
  end: (id: string, facts: RecordingFacts) => Promise<void>;
  store?: PieceStore;
  wait?: Wait;
};

/** What an earlier page could not send before it was closed or fell over. Answers how many recordings it has ended. */
export async function resumeUnsent(resuming: Resuming): Promise<number> {
  const { send, end, wait, store = browserStore() } = resuming;
  const waiting = wait && { wait };
  let count = 0;
  for (const { id, facts, pieces } of await store.unsent()) {
    // Of a page that is still at it, perhaps in another tab.
    const letGo = await store.hold(id);
    if (!letGo) continue;
    const queue = pieceQueue({
      send: (number, bytes) => send(id, number, bytes),
      onSent: (number) => void store.discard(id, number),
      ...waiting,
    });
    for (const { number, bytes } of pieces) queue.add(number, bytes);
    const kept = new Map(pieces.map(({ number, bytes }) => [number, bytes]));
    const said = (ended: RecordingFacts) => end(id, ended);
    await finishRecording({ queue, pieces: kept, facts, end: said, ...waiting }).catch(
      // Ended without us, or no longer ours: there is nobody to send it to.
      () => undefined,
    );
    await store.forget(id);
    letGo();
    count += 1;
  }
  return count;
}
