import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";

import { buildStudent } from "../../../test/factories.ts";
import { startTestApp } from "../../../test/test-app.ts";
import { users } from "../../modules/identity/tables/users.ts";
import { databaseFault } from "./database.ts";
import { inTransaction } from "./transaction.ts";

const { db } = await startTestApp();

const failure = (code: string) =>
  Object.assign(new Error("query failed", { cause: Object.assign(new Error("x"), { code }) }));

describe("a transaction", () => {
  it("leaves nothing behind when it fails", async () => {
    const { id, name } = await buildStudent(db);
    const work = inTransaction(db, async (tx) => {
      await tx.update(users).set({ name: "changed" }).where(eq(users.id, id));
      throw new Error("after the write");
    });
    await expect(work).rejects.toThrow("after the write");
    const [user] = await db.select().from(users).where(eq(users.id, id));
    expect(user?.name).toBe(name);
  });

  it.each(["40001", "40P01"])("is tried again when another one made it fail: %s", async (code) => {
    let attempts = 0;
    const result = await inTransaction(db, async () => {
      attempts += 1;
      if (attempts < 3) throw failure(code);
      return "done";
    });
    expect([result, attempts]).toEqual(["done", 3]);
  });

  it("is given up after three attempts", async () => {
    let attempts = 0;
    const work = inTransaction(db, async () => {
      attempts += 1;
      throw failure("40P01");
    });
    await expect(work).rejects.toThrow("query failed");
    expect(attempts).toBe(3);
  });

  it.each(["23505", "23P01", "22021"])(
    "is not tried again for a fault of its own: %s",
    async (code) => {
      let attempts = 0;
      const work = inTransaction(db, async () => {
        attempts += 1;
        throw failure(code);
      });
      await expect(work).rejects.toThrow("query failed");
      expect(attempts).toBe(1);
    },
  );
});

describe("databaseFault", () => {
  it("finds code and constraint below what drizzle wraps around", async () => {
    const { email } = await buildStudent(db);
    const again = buildStudent(db, { email: email.toUpperCase() });
    const error: unknown = await again.catch((reason: unknown) => reason);
    expect(databaseFault(error)).toEqual({ code: "23505", constraint: "users_email_unique" });
  });

  it.each([undefined, "text", new Error("plain"), failure("ECONNREFUSED")])(
    "finds none elsewhere",
    (error) => {
      expect(databaseFault(error)).toBeUndefined();
    },
  );
});
