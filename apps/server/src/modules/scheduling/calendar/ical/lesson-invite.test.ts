import ICAL from "ical.js";
import nodeIcal from "node-ical";
import { describe, expect, it } from "vitest";

import { type InviteMethod, lessonInvite } from "./lesson-invite.ts";
import type { CalendarEvent } from "./write-calendar.ts";

const event: CalendarEvent = {
  uid: "7@riwaq",
  sequence: 2,
  startsAt: new Date("2026-11-24T17:00:00Z"),
  endsAt: new Date("2026-11-24T17:45:00Z"),
  summary: "Coran, Inès",
  url: "https://meet.example/7",
  status: "CONFIRMED",
  updatedAt: new Date("2026-11-20T09:00:00Z"),
};
const from = "Riwaq <no-reply@riwaq.test>";
const to = { name: "مريم بنت عمر", email: "mariam@example.test" };

function parsed(method: InviteMethod, parties = { from, to }) {
  const { calendar, calendarMethod } = lessonInvite(event, method, parties);
  const component = new ICAL.Component(ICAL.parse(calendar));
  const events = component.getAllSubcomponents("vevent");
  return { calendar, calendarMethod, component, events, first: events[0]! };
}

describe("the invitation to a lesson", () => {
  it.each<[InviteMethod, string]>([
    ["REQUEST", "CONFIRMED"],
    ["CANCEL", "CANCELLED"],
  ])("by %s is one event that is %s", (method, status) => {
    const { calendar, calendarMethod, component, events, first } = parsed(method);
    expect(calendarMethod).toBe(method);
    expect(component.getFirstPropertyValue("method")).toBe(method);
    expect(events).toHaveLength(1);
    expect(first.getFirstPropertyValue("status")).toBe(status);
    expect(first.getFirstPropertyValue("sequence")).toBe(2);
    const second = Object.values(nodeIcal.sync.parseICS(calendar)).find(
      (part) => part?.type === "VEVENT",
    );
    expect(second).toMatchObject({ uid: "7@riwaq", status, method, summary: "Coran, Inès" });
    expect(second?.start.toISOString()).toBe("2026-11-24T17:00:00.000Z");
    expect(second?.end?.toISOString()).toBe("2026-11-24T17:45:00.000Z");
  });

  it("names the institute and the reader, and asks for no answer", () => {
    const { first } = parsed("REQUEST");
    const organizer = first.getFirstProperty("organizer");
    const attendee = first.getFirstProperty("attendee");
    expect(organizer?.getFirstValue()).toBe("mailto:no-reply@riwaq.test");
    expect(organizer?.getParameter("cn")).toBe("Riwaq");
    expect(attendee?.getFirstValue()).toBe("mailto:mariam@example.test");
    expect(attendee?.getParameter("cn")).toBe("مريم بنت عمر");
    expect(attendee?.getParameter("rsvp")).toBe("FALSE");
  });

  it.each([
    ["no-reply@riwaq.test", "no-reply@riwaq.test"],
    ['"Riwaq, the institute" <no-reply@riwaq.test>', "Riwaq, the institute"],
    ["<no-reply@riwaq.test>", "no-reply@riwaq.test"],
  ])("takes the sender %s", (from, name) => {
    const organizer = parsed("REQUEST", { from, to }).first.getFirstProperty("organizer");
    expect(organizer?.getFirstValue()).toBe("mailto:no-reply@riwaq.test");
    expect(organizer?.getParameter("cn")).toBe(name);
  });

  it("lets no name break out of its place", () => {
    const name = 'A";X=1:mailto:evil@example.test\r\nATTENDEE:mailto:b@example.test';
    const { first } = parsed("REQUEST", { from, to: { ...to, name } });
    expect(first.getAllProperties("attendee")).toHaveLength(1);
    expect(first.getFirstProperty("attendee")?.getFirstValue()).toBe("mailto:mariam@example.test");
  });
});
