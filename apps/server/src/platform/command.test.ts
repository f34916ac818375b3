import { randomUUID } from "node:crypto";

import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";

import { actorOf, buildParent, buildTeacher } from "../../test/factories.ts";
import { startTestApp } from "../../test/test-app.ts";
import { users } from "../modules/identity/tables/users.ts";
import { requireTeacher, type User } from "./actors.ts";
import { byAnyone, command, contextOfRound } from "./command.ts";
import type { Context } from "./context.ts";
import { lockPeople } from "./db/locks.ts";
import { events } from "./db/tables/events.ts";
import type { Transaction } from "./db/transaction.ts";
import { defineEvent } from "./events/define-event.ts";
import { emit } from "./events/emit.ts";

const test = await startTestApp();
const lampLit = defineEvent<{ room: string }>("light-lamp", "lamp");

let lit = 0;
beforeEach(() => void (lit = 0));

type Asked = { room: string; key: string };

const lightLamp = command({
  by: requireTeacher,
  once: ({ room, key }: Asked) => ({ key, request: room }),
  lock: async (tx, { actor }) => {
    await lockPeople(tx, [actor.id]);
    return { id: actor.id };
  },
  run: async (ctx, { room }) => {
    lit += 1;
    await emit(ctx, ctx.tx, lampLit(ctx.locked.id, { room }));
    if (room === "cellar") throw new Error("no lamp");
    return `${room} ${lit}`;
  },
});

function contextOf(actor: { id: string }, role: User["role"]): Context {
  return {
    ...contextOfRound({ ...test.services, log: console }),
    actor: actorOf({ ...actor, role }),
  };
}

describe("a command", () => {
  it("refuses whoever may not before it begins", async () => {
    const parent = contextOf(await buildParent(test.db), "P");
    const refused = lightLamp(parent, { room: "hall", key: "a" });
    await expect(refused).rejects.toMatchObject({ code: "forbidden" });
    expect(lit).toBe(0);
  });

  it("happens once for a key, with what was locked at hand", async () => {
    const ctx = contextOf(await buildTeacher(test.db), "T");
    const asked = { room: "hall", key: randomUUID() };
    expect(await Promise.all([lightLamp(ctx, asked), lightLamp(ctx, asked)])).toEqual([
      "hall 1",
      "hall 1",
    ]);
    const other = lightLamp(ctx, { ...asked, room: "attic" });
    await expect(other).rejects.toMatchObject({ code: "conflict" });
    expect(lit).toBe(1);
  });

  it("leaves nothing where it fails, not even the key", async () => {
    const ctx = contextOf(await buildTeacher(test.db), "T");
    const before = await test.db.$count(events);
    const asked = { room: "cellar", key: randomUUID() };
    await expect(lightLamp(ctx, asked)).rejects.toThrow("no lamp");
    await expect(lightLamp(ctx, asked)).rejects.toThrow("no lamp");
    expect(lit).toBe(2);
    expect(await test.db.$count(events)).toBe(before);
  });

  it("fails where it told nobody what happened, unless it says so", async () => {
    const run = async () => "quiet";
    const ctx = contextOfRound({ ...test.services, log: console });
    await expect(command({ by: byAnyone, run })(ctx, {})).rejects.toThrow("told nobody");
    expect(await command({ by: byAnyone, trace: "none", run })(ctx, {})).toBe("quiet");
  });

  it("that may find nothing to change fails where it wrote a row and told nobody, however it was written", async () => {
    const ctx = contextOfRound({ ...test.services, log: console });
    const { id } = await buildTeacher(test.db, { name: "Amal" });
    const nobody = randomUUID();
    const writing = (write: (tx: Transaction, of: string) => Promise<unknown>) =>
      command({
        by: byAnyone,
        trace: "if_changed",
        run: async ({ tx }, of: string) => void (await write(tx, of)),
      });
    const name = "Somebody else";
    const is = (of: string) => eq(users.id, of);
    const forgetful = [
      writing((tx, of) => tx.update(users).set({ name }).where(is(of))),
      writing((tx, of) => tx.update(users).set({ name }).where(is(of)).returning()),
      writing((tx, of) => tx.execute(sql`update users set name = ${name} where id = ${of}`)),
      writing((tx, of) =>
        tx.execute(sql`with those as (select id from users where id = ${of} for update)
          update users set name = ${name} from those where users.id = those.id`),
      ),
    ];
    for (const run of forgetful) {
      await expect(run(ctx, id)).rejects.toThrow("told nobody what happened; it wrote: users");
      await expect(run(ctx, nobody)).resolves.toBeUndefined();
    }
    const [kept] = await test.db.select().from(users).where(is(id));
    expect(kept?.name).toBe("Amal");
  });

  it("that only looks, locks, or counts an attempt has changed nothing", async () => {
    const ctx = contextOfRound({ ...test.services, log: console });
    const look = command({
      by: byAnyone,
      trace: "if_changed",
      run: async ({ tx }) => {
        await tx.select().from(users).for("update");
        await tx.execute(
          sql`with those as (select id from users for no key update) select * from those`,
        );
        return "seen";
      },
    });
    expect(await look(ctx, {})).toBe("seen");
  });
});
