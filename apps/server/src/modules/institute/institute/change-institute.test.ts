import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";

import { SIGN_IN_FIRST } from "../../../../test/error-map.ts";
import {
  buildParent,
  buildStaff,
  buildStudent,
  buildTeacher,
  signedIn,
} from "../../../../test/factories.ts";
import { startTestApp } from "../../../../test/test-app.ts";
import { events } from "../../../platform/db/tables/events.ts";
import { institute } from "../../../platform/db/tables/institute.ts";

const test = await startTestApp();
const URL = "/api/institute/";
const EMPTY = { name: "Riwaq", phone: null, photo_url: null, social_url: null, chat_url: null };
const RULES = {
  trial: { length_minutes: 30, is_free: false },
  same_gender_from_12: true,
  report_due_hours: 24,
  terms: { notice_hours: 2, make_ups_per_month: 2, moves_per_lesson: 2, make_up_days: null },
  terms_to_come: [],
  missed_after_minutes: 5,
  cover_family: "tell",
  recitation_kept_days: 30,
};

const member = await buildStaff(test.db);
const staff = await signedIn(test, member);

beforeEach(async () => {
  const columns = { name: "Riwaq", phone: null, photoUrl: null, socialUrl: null, chatUrl: null };
  const rules = {
    trialIsGiven: true,
    trialMinutes: 30,
    trialIsFree: false,
    sameGenderFrom12: true,
    reportDueHours: 24,
    coverFamily: "tell",
    recitationKeptDays: 30,
  } as const;
  await test.db.update(institute).set({ ...columns, ...rules });
});

const entries = () => test.db.select().from(events).where(eq(events.kind, "change-institute"));

describe("the institute's name and channels", () => {
  it("are changed by staff, only what is named", async () => {
    const expected: Record<string, unknown> = {
      ...EMPTY,
      ...RULES,
      usual_answer_hours: null,
      recognitions: [],
      has_contracts: false,
      demo_accounts: [],
    };
    const changes = [
      { name: "  Dar  " },
      { phone: "+33612345678" },
      { phone: "+33 1 99 00 14 20" },
      { photo_url: "https://photos.test/riwaq" },
      { social_url: "https://social.test/riwaq" },
      { chat_url: "https://chat.test/1?a=b" },
      { phone: null },
      { trial: null },
      { trial: { length_minutes: 45, is_free: true } },
      { same_gender_from_12: false },
      { report_due_hours: 48 },
      { cover_family: "ask" },
      { missed_after_minutes: 10 },
      { recitation_kept_days: 90 },
    ];
    for (const change of changes) {
      const answer = await staff.patch(URL, change);
      expect(answer.statusCode).toBe(200);
      Object.assign(expected, change, change.name && { name: "Dar" });
      expect(answer.json()).toEqual(expected);
      expect((await test.client().get(URL)).json()).toEqual(expected);
    }
  });

  it("are refused with every wrong field named", async () => {
    const answer = await staff.patch(URL, {
      name: " ",
      phone: "06 12",
      photo_url: "http://photos.test",
      social_url: "javascript:alert(1)",
      chat_url: "chat",
      trial: { length_minutes: 20, is_free: true },
      same_gender_from_12: "no",
    });
    expect(answer.statusCode).toBe(400);
    const url = ["Enter a full address that begins with https://"];
    expect(answer.json()).toEqual({
      name: ["Name can't be empty"],
      phone: ["Invalid phone number format."],
      photo_url: url,
      social_url: url,
      chat_url: url,
      trial: ["Choose 30, 45 or 60 minutes."],
      same_gender_from_12: ["Invalid value"],
    });
    expect((await staff.get(URL)).json()).toMatchObject(EMPTY);
  });

  it("are noted by the names of what changed, and not where nothing is named", async () => {
    const before = (await entries()).length;
    await staff.patch(URL, { phone: "+33612345678", name: "Dar" });
    await staff.patch(URL, { time_zone: "Europe/Paris" });
    const after = await entries();
    expect(after).toHaveLength(before + 1);
    expect(after).toContainEqual(
      expect.objectContaining({ actorId: member.id, payload: { changed: ["name", "phone"] } }),
    );
  });

  it("are for staff to change", async () => {
    for (const person of [
      await buildTeacher(test.db),
      await buildStudent(test.db),
      await buildParent(test.db),
    ]) {
      const answer = await (await signedIn(test, person)).patch(URL, { name: "Mine" });
      expect(answer.statusCode).toBe(403);
    }
    const guest = await test.client().patch(URL, { name: "Mine" });
    expect(guest.statusCode).toBe(401);
    expect(guest.json()).toEqual(SIGN_IN_FIRST);
    expect((await staff.get(URL)).json()).toMatchObject(EMPTY);
  });
});
