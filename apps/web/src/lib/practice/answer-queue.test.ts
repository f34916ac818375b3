import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { idOf } from "../../../test/build-classroom.ts";
import { ApiError } from "../api-error.ts";
import {
  type AnswerStore,
  type WaitingAnswer,
  UNDO_MS,
  createAnswerQueue,
} from "./answer-queue.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const [MOTHER, FATHER, INES, YANIS] = [idOf(1), idOf(2), idOf(3), idOf(4)];

const said = (number: number, answer: Partial<WaitingAnswer> = {}): WaitingAnswer => ({
  id: idOf(100 + number),
  by: MOTHER,
  student_id: INES,
  answered_at: "2026-11-24T18:00:00.000Z",
  ...answer,
});

/** A device that outlives the page. */
function deviceWith(kept: WaitingAnswer[] = []) {
  const all = new Map(kept.map((one) => [one.id, one]));
  const store: AnswerStore<WaitingAnswer> = {
    all: async (by) => [...all.values()].filter((one) => one.by === by),
    put: async (one) => void all.set(one.id, one),
    remove: async (id) => void all.delete(id),
  };
  return { store, all };
}

type Sending = (studentId: string, ids: readonly string[]) => Promise<readonly string[]>;

function open(
  device: ReturnType<typeof deviceWith>,
  send: Sending,
  { by = MOTHER, undoMs = UNDO_MS } = {},
) {
  const refused: string[] = [];
  const sent = vi.fn(send);
  const onSent = vi.fn(async (_studentId: string, _answers: readonly WaitingAnswer[]) => {});
  const queue = createAnswerQueue({
    by,
    store: device.store,
    undoMs,
    send: (studentId, answers) =>
      sent(
        studentId,
        answers.map(({ id }) => id),
      ),
    onSent,
    onRefused: (answers) => refused.push(...answers.map(({ id }) => id)),
  });
  return { queue, sent, onSent, refused, waiting: () => queue.all().map(({ id }) => id) };
}

const rest = (ms = 0) => vi.advanceTimersByTimeAsync(ms);
const takesAll: Sending = async (_, ids) => ids;
const isCutOff: Sending = async () => {
  throw new ApiError(0);
};

describe("an answer", () => {
  it("waits ten seconds to be taken back, and is sent then, once", async () => {
    const device = deviceWith();
    const { queue, sent, onSent, waiting } = open(device, takesAll);
    queue.add(said(1));
    await rest(UNDO_MS - 1);
    expect([sent.mock.calls.length, waiting(), device.all.size]).toEqual([0, [idOf(101)], 1]);
    await rest(1);
    expect(sent.mock.calls).toEqual([[INES, [idOf(101)]]]);
    expect([onSent.mock.calls.length, waiting(), device.all.size]).toEqual([1, [], 0]);
    await rest(60_000);
    expect(sent).toHaveBeenCalledTimes(1);
  });

  it("that cannot be taken back is sent at once", async () => {
    const { queue, sent, onSent, waiting } = open(deviceWith(), takesAll, { undoMs: 0 });
    queue.add(said(1));
    await rest();
    expect(sent.mock.calls).toEqual([[INES, [idOf(101)]]]);
    expect(onSent).toHaveBeenCalledWith(INES, [said(1)]);
    expect(waiting()).toEqual([]);
  });

  it("that is taken back is never sent", async () => {
    const device = deviceWith();
    const { queue, sent, waiting } = open(device, takesAll);
    queue.add(said(1));
    queue.undo(idOf(101));
    await rest(UNDO_MS * 2);
    expect([sent.mock.calls.length, waiting(), device.all.size]).toEqual([0, [], 0]);
  });

  it("that was sent is not taken back any more", async () => {
    const device = deviceWith();
    const { queue, sent } = open(device, isCutOff);
    queue.add(said(1));
    await rest(UNDO_MS);
    queue.undo(idOf(101));
    expect([sent.mock.calls.length, device.all.size]).toEqual([1, 1]);
    queue.shut();
  });
});

describe("without a line", () => {
  it("answers outlive the page, and arrive together when there is one again", async () => {
    const device = deviceWith();
    const first = open(device, isCutOff);
    first.queue.add(said(1));
    first.queue.add(said(2, { answered_at: "2026-11-24T18:01:00.000Z" }));
    await rest(UNDO_MS);
    first.queue.shut();
    expect(device.all.size).toBe(2);
    const next = open(device, takesAll);
    await next.queue.recover();
    expect(next.sent.mock.calls).toEqual([[INES, [idOf(101), idOf(102)]]]);
    expect(device.all.size).toBe(0);
  });

  it("they are tried again as soon as the browser is online, with the same ids", async () => {
    let isDown = true;
    const device = deviceWith([said(1)]);
    const { queue, sent, waiting } = open(device, async (_, ids) => {
      if (isDown) throw new ApiError(503);
      return ids;
    });
    await queue.recover();
    expect(waiting()).toEqual([idOf(101)]);
    isDown = false;
    dispatchEvent(new Event("online"));
    await rest();
    expect(sent.mock.calls).toEqual([
      [INES, [idOf(101)]],
      [INES, [idOf(101)]],
    ]);
    expect(waiting()).toEqual([]);
  });

  it("a session that has run out loses none", async () => {
    const device = deviceWith([said(1)]);
    const { queue } = open(device, async () => {
      throw new ApiError(401);
    });
    await queue.recover();
    expect(device.all.size).toBe(1);
    queue.shut();
  });
});

describe("what waits", () => {
  it("of another account stays where it is, and is not sent for this one", async () => {
    const device = deviceWith([said(1, { by: FATHER }), said(2)]);
    const { queue, sent } = open(device, takesAll);
    await queue.recover();
    expect(sent.mock.calls).toEqual([[INES, [idOf(102)]]]);
    expect([...device.all.keys()]).toEqual([idOf(101)]);
  });

  it("goes to each child by itself, at most two hundred at once", async () => {
    const many = Array.from({ length: 201 }, (_, at) => said(at));
    const device = deviceWith([...many, said(300, { student_id: YANIS })]);
    const { queue, sent } = open(device, takesAll);
    await queue.recover();
    expect(sent.mock.calls.map(([id, ids]) => [id, ids.length])).toEqual([
      [INES, 200],
      [INES, 1],
      [YANIS, 1],
    ]);
  });

  it("and is refused goes with a word, and takes no other along", async () => {
    const device = deviceWith([said(1), said(2), said(3)]);
    const { queue, refused, waiting, onSent } = open(device, async (_, ids) => {
      if (ids.includes(idOf(102))) throw new ApiError(400);
      return ids;
    });
    await queue.recover();
    expect([refused, waiting(), device.all.size]).toEqual([[idOf(102)], [], 0]);
    expect(onSent).toHaveBeenCalledTimes(2);
  });

  it("and is not among what was taken goes with a word too", async () => {
    const device = deviceWith([said(1), said(2)]);
    const { queue, refused } = open(device, async () => [idOf(101)]);
    await queue.recover();
    expect([refused, device.all.size]).toEqual([[idOf(102)], 0]);
  });

  it("is kept in memory alone where the browser keeps nothing", async () => {
    const closed = async () => {
      throw new DOMException("denied", "SecurityError");
    };
    const device = { store: { all: closed, put: closed, remove: closed }, all: new Map() };
    const { queue, sent } = open(device, takesAll);
    await queue.recover();
    queue.add(said(1));
    await rest(UNDO_MS);
    expect(sent).toHaveBeenCalledTimes(1);
  });
});
