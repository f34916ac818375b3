import { describe, expect, it } from "vitest";

import { SIGN_IN_FIRST } from "../../../test/error-map.ts";
import {
  buildMail,
  buildParent,
  buildStaff,
  buildStudent,
  buildTeacher,
  signedIn,
} from "../../../test/factories.ts";
import { startTestApp } from "../../../test/test-app.ts";

const test = await startTestApp();
const URL = "/api/outbox/";

describe("the outbox", () => {
  it("shows staff the mails, newest first, in the words that their reader gets", async () => {
    const old = await buildMail(test.db, { createdAt: new Date("2026-11-01T08:00:00Z") });
    const recent = await buildMail(test.db, {
      template: "reset-password",
      language: "fr",
      failure: "ECONNECTION",
      createdAt: new Date("2026-11-02T08:00:00Z"),
    });
    const answer = await (await signedIn(test, await buildStaff(test.db))).get(URL);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual([
      {
        id: recent.id,
        to: recent.to,
        subject: expect.stringContaining("mot de passe"),
        text: expect.stringContaining(recent.params.link!),
        created_at: "2026-11-02T08:00:00.000Z",
        sent_at: null,
        failure: "ECONNECTION",
      },
      {
        id: old.id,
        to: old.to,
        subject: "Confirm your email address",
        text: expect.stringContaining("Hello Amal,"),
        created_at: "2026-11-01T08:00:00.000Z",
        sent_at: null,
        failure: null,
      },
    ]);
  });

  it("shows nothing of the calendar part that a mail carries", async () => {
    const calendar = "BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n";
    const { id, params } = await buildMail(test.db, {
      createdAt: new Date("2026-11-02T09:00:00Z"),
      params: { name: "Amal", link: "http://riwaq.test/", calendar, calendarMethod: "REQUEST" },
    });
    const answer = await (await signedIn(test, await buildStaff(test.db))).get(URL);
    expect(answer.json()[0]).toMatchObject({ id, text: expect.stringContaining(params.link!) });
    expect(answer.body).not.toMatch(/VCALENDAR|REQUEST/);
  });

  it("shows no text of a mail that was sent", async () => {
    const sentAt = new Date("2026-11-03T08:00:00Z");
    const mail = await buildMail(test.db, { sentAt, createdAt: sentAt });
    const answer = await (await signedIn(test, await buildStaff(test.db))).get(URL);
    expect(answer.json()[0]).toMatchObject({
      id: mail.id,
      subject: "Confirm your email address",
      text: "",
      sent_at: "2026-11-03T08:00:00.000Z",
    });
  });

  it("shows the newest hundred", async () => {
    for (let count = 0; count < 101; count += 1) await buildMail(test.db);
    const answer = await (await signedIn(test, await buildStaff(test.db))).get(URL);
    expect(answer.json()).toHaveLength(100);
  });

  it("is for staff only", async () => {
    const others = [
      await buildTeacher(test.db),
      await buildStudent(test.db),
      await buildParent(test.db),
    ];
    for (const other of others) {
      const answer = await (await signedIn(test, other)).get(URL);
      expect(answer.statusCode).toBe(403);
      expect(answer.json()).toEqual({ detail: ["You do not have access to this"] });
    }
    const guest = await test.client().get(URL);
    expect(guest.statusCode).toBe(401);
    expect(guest.json()).toEqual(SIGN_IN_FIRST);
  });
});
