import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";

import { buildContactMessage, contactForm, sendContactForm } from "../../../../test/contact.ts";
import { NOT_FOUND, SIGN_IN_FIRST } from "../../../../test/error-map.ts";
import {
  buildParent,
  buildStaff,
  buildStudent,
  buildTeacher,
  signedIn,
} from "../../../../test/factories.ts";
import { mailsTo } from "../../../../test/outbox.ts";
import { startTestApp } from "../../../../test/test-app.ts";
import { events } from "../../../platform/db/tables/events.ts";
import { contactMessages } from "../tables/contact-messages.ts";

const test = await startTestApp();
const URL = "/api/contact-messages/";
const MISSING = `${URL}11111111-1111-4111-8111-111111111111/`;

const member = await buildStaff(test.db);
const staff = await signedIn(test, member);

beforeEach(() => test.db.delete(contactMessages));

const remove = (client: typeof staff, url: string) => client.unsafe("DELETE", url, undefined, {});

function auditOf(id: string) {
  return test.db.select().from(events).where(eq(events.subjectId, id));
}

describe("the messages", () => {
  it("are shown to staff, newest first", async () => {
    const old = await buildContactMessage(test.db, { createdAt: new Date("2026-11-01T08:00:00Z") });
    const recent = await buildContactMessage(test.db, {
      createdAt: new Date("2026-11-02T08:00:00Z"),
      handledAt: new Date("2026-11-03T08:00:00Z"),
    });
    const answer = await staff.get(URL);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      messages: [
        {
          id: recent.id,
          name: "Inès Lambert",
          email: "ines@example.test",
          topic: "general",
          message: "Bonjour, une question.",
          language: "fr",
          is_handled: true,
          created_at: "2026-11-02T08:00:00.000Z",
        },
        expect.objectContaining({ id: old.id, is_handled: false }),
      ],
      page: 1,
      page_count: 1,
    });
  });

  it("come twenty to a page, each once, even where they came at one instant", async () => {
    for (let count = 0; count < 41; count += 1) {
      await buildContactMessage(test.db, { createdAt: new Date("2026-11-01T08:00:00Z") });
    }
    const pages = [];
    for (const page of [1, 2, 3]) pages.push((await staff.get(`${URL}?page=${page}`)).json());
    expect(pages.map(({ messages }) => messages.length)).toEqual([20, 20, 1]);
    expect(pages.map(({ page, page_count }) => [page, page_count])).toEqual([
      [1, 3],
      [2, 3],
      [3, 3],
    ]);
    const ids = pages.flatMap(({ messages }) => messages.map(({ id }: { id: string }) => id));
    expect(new Set(ids).size).toBe(41);
    expect((await staff.get(`${URL}?page=9`)).json()).toEqual(pages[2]);
  });

  it("have an empty first page where there are none", async () => {
    expect((await staff.get(URL)).json()).toEqual({ messages: [], page: 1, page_count: 1 });
  });

  it.each(["0", "-1", "1.5", "x", "1e99"])("have no page %s", async (page) => {
    const answer = await staff.get(`${URL}?page=${page}`);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({ page: ["Invalid value"] });
  });
});

describe("a message", () => {
  it("is marked as handled and opened again, each noted once", async () => {
    const { id } = await buildContactMessage(test.db);
    for (const is_handled of [true, true, false]) {
      const answer = await staff.patch(`${URL}${id}/`, { is_handled });
      expect(answer.statusCode).toBe(200);
      expect(answer.json()).toMatchObject({ id, is_handled });
    }
    const entries = await auditOf(id);
    expect(entries.map(({ kind }) => kind).toSorted()).toEqual([
      "handle-contact-message",
      "reopen-contact-message",
    ]);
    expect(new Set(entries.map(({ actorId }) => actorId))).toEqual(new Set([member.id]));
  });

  it("is deleted for good, with the mails that quote it", async () => {
    const client = test.client();
    await sendContactForm(client, contactForm({ message: "Please forget this." }));
    await sendContactForm(client, contactForm({ message: "Please keep this." }));
    const rows = await test.db.select().from(contactMessages);
    const { id } = rows.find(({ message }) => message === "Please forget this.")!;
    const answer = await remove(staff, `${URL}${id}/`);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ done: true });
    expect((await staff.get(URL)).json().messages).toHaveLength(1);
    const quotes = (await mailsTo(test.db, member.email)).map(({ params }) => params.quote);
    expect(quotes).toEqual(["Please keep this."]);
    expect((await auditOf(id)).map(({ kind }) => kind)).toContain("delete-contact-message");
    expect((await remove(staff, `${URL}${id}/`)).statusCode).toBe(404);
  });

  it("that is not there is not found", async () => {
    for (const answer of [
      await staff.patch(MISSING, { is_handled: true }),
      await remove(staff, MISSING),
      await remove(staff, `${URL}1/`),
    ]) {
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toEqual(NOT_FOUND);
    }
  });

  it("is marked by a boolean only", async () => {
    const { id } = await buildContactMessage(test.db);
    for (const body of [{}, { is_handled: "yes" }]) {
      const answer = await staff.patch(`${URL}${id}/`, body);
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toEqual({ is_handled: ["Invalid value"] });
    }
  });
});

describe("everybody else", () => {
  it("is refused, and changes nothing", async () => {
    const { id } = await buildContactMessage(test.db);
    const people = [
      await buildTeacher(test.db),
      await buildStudent(test.db),
      await buildParent(test.db),
    ];
    for (const person of people) {
      const client = await signedIn(test, person);
      for (const answer of [
        await client.get(URL),
        await client.patch(`${URL}${id}/`, { is_handled: true }),
        await remove(client, `${URL}${id}/`),
      ]) {
        expect(answer.statusCode).toBe(403);
        expect(answer.json()).toEqual({ detail: ["You do not have access to this"] });
      }
    }
    const guest = await test.client().get(URL);
    expect(guest.statusCode).toBe(401);
    expect(guest.json()).toEqual(SIGN_IN_FIRST);
    expect(await test.db.select().from(contactMessages)).toMatchObject([{ id, handledAt: null }]);
  });
});
