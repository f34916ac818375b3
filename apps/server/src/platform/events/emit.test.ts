import { afterAll, beforeEach, describe, expect, it } from "vitest";

import { openTestDatabase } from "../../../test/test-database.ts";
import { asSystem } from "../actors.ts";
import { readConfig } from "../config.ts";
import { events } from "../db/tables/events.ts";
import { inTransaction } from "../db/transaction.ts";
import { defineEvent } from "./define-event.ts";
import { emit } from "./emit.ts";
import { on } from "./subscriber.ts";

const database = await openTestDatabase();
const { db } = database;
afterAll(() => database.close());

const lampLit = defineEvent<{ room: string }, { words: string }>("light-lamp", "lamp");
const lampBroken = defineEvent("break-lamp", "lamp");

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
});
