import { afterPause } from "../after-pause.ts";
import { mayStillArrive } from "../connection.ts";

/** What is told of every answer: whose it is, and who gave it here. */
export type WaitingAnswer = { id: string; by: string; student_id: string; answered_at: string };

/** Where answers outlive the page. */
export type AnswerStore<Answer extends WaitingAnswer> = {
  all: (by: string) => Promise<Answer[]>;
  put: (answer: Answer) => Promise<void>;
  remove: (id: string) => Promise<void>;
};

type Options<Answer extends WaitingAnswer> = {
  by: string;
  store: AnswerStore<Answer>;
  /** So long an answer can be taken back; 0 where it cannot. */
  undoMs: number;
  /** Answers the ids that are kept now. */
  send: (studentId: string, answers: readonly Answer[]) => Promise<readonly string[]>;
  /** The server has them; until this is done they still count as waiting, so that nothing flickers. */
  onSent: (studentId: string, answers: readonly Answer[]) => Promise<void>;
  onRefused: (answers: readonly Answer[]) => void;
};

/** So long an answer can be taken back: it is sent after that. */
export const UNDO_MS = 10_000;
/** The call takes no more at once. */
const AT_ONCE = 200;

/** Answers wait on the device until they have arrived; each has its id, so that twice sent counts once. */
export function createAnswerQueue<Answer extends WaitingAnswer>(options: Options<Answer>) {
  const { by, store, undoMs, send, onSent, onRefused } = options;
  let all: readonly Answer[] = [];
  let [failures, isSending, isShut] = [0, false, false];
  let endPause = () => {};
  const held = new Map<string, ReturnType<typeof setTimeout>>();
  const listeners = new Set<() => void>();

  const become = (next: readonly Answer[]) => {
    all = next;
    for (const tell of listeners) tell();
  };
  const drop = (ids: ReadonlySet<string>) => {
    for (const id of ids) void store.remove(id).catch(() => {});
    become(all.filter(({ id }) => !ids.has(id)));
  };
  const settle = async (asked: readonly Answer[], taken: ReadonlySet<string>) => {
    const refused = asked.filter(({ id }) => !taken.has(id));
    const studentId = asked[0]?.student_id;
    const kept = asked.filter(({ id }) => taken.has(id));
    if (kept.length > 0 && studentId !== undefined) await onSent(studentId, kept).catch(() => {});
    drop(new Set(asked.map(({ id }) => id)));
    if (refused.length > 0) onRefused(refused);
  };
  const sendThese = async (asked: readonly Answer[]): Promise<void> => {
    try {
      await settle(asked, new Set(await send(asked[0]?.student_id ?? "", asked)));
    } catch (error) {
      if (mayStillArrive(error)) throw error;
      // One that is refused takes no other along.
      if (asked.length === 1) return settle(asked, new Set());
      for (const one of asked) await sendThese([one]);
    }
  };
  const nextOnes = () => {
    const free = isShut ? [] : all.filter(({ id }) => !held.has(id));
    return free.filter(({ student_id }) => student_id === free[0]?.student_id).slice(0, AT_ONCE);
  };
  const flush = async () => {
    endPause();
    if (isSending || isShut) return;
    isSending = true;
    try {
      for (let asked = nextOnes(); asked.length > 0; asked = nextOnes()) {
        await sendThese(asked);
        failures = 0;
      }
    } catch {
      failures += 1;
      if (!isShut) endPause = afterPause(failures, () => void flush());
    }
    isSending = false;
  };
  return {
    all: () => all,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    recover: async () => {
      const kept = await store.all(by).catch(() => []);
      const known = new Set(all.map(({ id }) => id));
      become([...kept.filter(({ id }) => !known.has(id)), ...all]);
      await flush();
    },
    add: (answer: Answer) => {
      void store.put(answer).catch(() => {});
      const release = () => {
        held.delete(answer.id);
        void flush();
      };
      if (undoMs > 0) held.set(answer.id, setTimeout(release, undoMs));
      become([...all, answer]);
      if (undoMs === 0) void flush();
    },
    /** As long as it was not sent. */
    undo: (id: string) => {
      if (!held.has(id)) return;
      clearTimeout(held.get(id));
      held.delete(id);
      drop(new Set([id]));
    },
    shut: () => {
      isShut = true;
      endPause();
      for (const timer of held.values()) clearTimeout(timer);
    },
  };
}

export type AnswerQueue<Answer extends WaitingAnswer> = ReturnType<
  typeof createAnswerQueue<Answer>
>;
