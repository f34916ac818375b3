import { expect, it } from "vitest";

import { buildContactMessage } from "../../../../test/contact.ts";
import { TEST_NOW, startTestApp } from "../../../../test/test-app.ts";
import { institute } from "../../../platform/db/tables/institute.ts";

const test = await startTestApp();
const demo = await startTestApp({ isDemo: true });

it("every visitor reads the institute's name and channels, and no demo account", async () => {
  const answer = await test.client().get("/api/institute/");
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({
    name: expect.any(String),
    phone: null,
    photo_url: null,
    social_url: null,
    chat_url: null,
    trial: { length_minutes: 30, is_free: false },
    same_gender_from_12: true,
    report_due_hours: 24,
    terms: { notice_hours: 2, make_ups_per_month: 2, moves_per_lesson: 2, make_up_days: null },
    terms_to_come: [],
    missed_after_minutes: 5,
    cover_family: "tell",
    recitation_kept_days: 30,
    usual_answer_hours: null,
    recognitions: [],
    has_contracts: false,
    demo_accounts: [],
  });
});

it("what staff have set is shown", async () => {
  await test.db.update(institute).set({ phone: "+33123456789", chatUrl: "https://chat.test/1" });
  const answer = await test.client().get("/api/institute/");
  expect(answer.json()).toMatchObject({ phone: "+33123456789", chat_url: "https://chat.test/1" });
});

it("the demo accounts are offered in demo mode, one per role", async () => {
  const { demo_accounts } = (await demo.client().get("/api/institute/")).json();
  expect(demo_accounts.map(({ role }: { role: string }) => role)).toEqual(["T", "S", "P", "A"]);
});

it("how soon messages are answered is said once ten were, by what staff marked as handled", async () => {
  const HOUR_MS = 3_600_000;
  const handledAt = new Date(TEST_NOW.getTime() - 30 * HOUR_MS);
  const createdAt = new Date(handledAt.getTime() - 3 * HOUR_MS);
  const said = async () => (await test.client().get("/api/institute/")).json().usual_answer_hours;
  for (let count = 0; count < 9; count += 1) {
    await buildContactMessage(test.db, { createdAt, handledAt });
  }
  await buildContactMessage(test.db, { createdAt });
  expect(await said()).toBeNull();
  await buildContactMessage(test.db, { createdAt, handledAt });
  expect(await said()).toBe(4);
});
