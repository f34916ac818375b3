import { afterAll, beforeEach, describe, expect, it } from "vitest";

import { openTestDatabase } from "../../../test/test-database.ts";
import { asSystem } from "../actors.ts";
import { readConfig } from "../config.ts";
import { events } from "../db/tables/events.ts";
import { inTransaction } from "../db/transaction.ts";
import { defineEvent } from "./define-event.ts";
import { emit, emitAll } from "./emit.ts";
import { on, onAll } from "./subscriber.ts";

const database = await openTestDatabase();
const { db } = database;
afterAll(() => database.close());

const lampLit = defineEvent<{ room: string }, { words: string }>("light-lamp", "lamp");
const lampBroken = defineEvent("break-lamp", "lamp");
const bellRung = defineEvent("ring-bell", "bell");
const doorOpened = defineEvent("open-door", "door");

let told: string[] = [];
beforeEach(() => void (told = []));

const ctx = asSystem({
  config: readConfig({ NODE_ENV: "test" }),
  clock: { now: () => new Date() },
  subscribers: [
    on(lampLit, async (_, __, { subject, payload, aside }) => {
      told.push(`${subject.id} ${payload.room} ${aside.words}`);
    }),
    on(lampLit, async () => void told.push("second")),
    on(bellRung, async (_, __, { subject }) => void told.push(`heard ${subject.id}`)),
    onAll(bellRung, async (_, __, all) => {
      told.push(`counted ${all.map(({ subject }) => subject.id).join(" ")}`);
    }),
    on(doorOpened, async (_, __, { subject }) => void told.push(`through ${subject.id}`)),
    on(lampBroken, async () => {
      throw new Error("no");
    }),
  ],
});

describe("emit", () => {
  it("writes the row, without what is only for subscribers, and calls those of its kind in order", async () => {
    await inTransaction(db, (tx) =>
      emit(ctx, tx, lampLit("7", { room: "hall" }, { words: "psst" })),
    );
    expect(told).toEqual(["7 hall psst", "second"]);
    const rows = await db.select().from(events);
    expect(rows).toMatchObject([
      {
        kind: "light-lamp",
        subjectType: "lamp",
        subjectId: "7",
        actorRole: "system",
        actorId: null,
      },
    ]);
    expect(rows[0]?.payload).toEqual({ room: "hall" });
  });

  it("leaves nothing where a subscriber fails", async () => {
    const before = await db.$count(events);
    const failing = inTransaction(db, (tx) => emit(ctx, tx, lampBroken("7")));
    await expect(failing).rejects.toThrow("no");
    expect(await db.$count(events)).toBe(before);
  });

  it("of many hands those of one kind that follow each other to whoever wants them together", async () => {
    const all = [bellRung("1"), bellRung("2"), doorOpened("3"), bellRung("4")];
    await inTransaction(db, (tx) => emitAll(ctx, tx, all));
    expect(told).toEqual([
      "heard 1",
      "heard 2",
      "counted 1 2",
      "through 3",
      "heard 4",
      "counted 4",
    ]);
  });
});
