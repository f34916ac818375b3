import { expect, it } from "vitest";

import { startTestApp } from "../../../../test/test-app.ts";
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
