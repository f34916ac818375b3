import { afterEach, beforeEach, expect, test } from "vitest";

import { seedDemoInto } from "../../test/demo.ts";
import { openTestDatabase } from "../../test/test-database.ts";
import { contactMessages } from "../modules/institute/tables/contact-messages.ts";
import { leaves } from "../modules/scheduling/tables/leaves.ts";
import type { OpenDatabase } from "../platform/db/open-database.ts";

let database: OpenDatabase;
beforeEach(async () => void (database = await openTestDatabase()));
afterEach(() => database.close());

test.each(["2026-11-11T10:00:00Z", "2027-03-25T22:30:00Z", "2027-10-24T12:00:00Z"])(
  "on %s people have written, and a teacher asks for two days of next week",
  async (at) => {
    const now = new Date(at);
    await seedDemoInto(database.db, now);
    const written = await database.db.select().from(contactMessages);
    expect(written).toHaveLength(2);
    expect(written.every(({ createdAt, handledAt }) => createdAt < now && !handledAt)).toBe(true);
    const [leave, ...others] = await database.db.select().from(leaves);
    expect(others).toEqual([]);
    expect(leave).toMatchObject({ state: "asked" });
    expect(leave!.startsAt > now).toBe(true);
  },
);
