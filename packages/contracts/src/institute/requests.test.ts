import { describe, expect, it } from "vitest";

import { faultsOf } from "../testing/faults-of.ts";
import { ContactForm, ContactHeaders, ContactMessagesQuery } from "./contact.ts";
import { InstituteChange } from "./institute.ts";

const FORM = {
  name: "Nora Lambert",
  email: "nora@example.org",
  topic: "programme",
  message: "Which hours are free on Saturdays?",
  language: "fr",
};

describe("what a visitor writes", () => {
  it("wants a name, an address, a topic and a few words", () => {
    expect(faultsOf(ContactForm, FORM)).toEqual([]);
    expect(faultsOf(ContactForm, { ...FORM, message: "Hi" })).toContain("message: message_short");
    expect(faultsOf(ContactForm, { ...FORM, message: "a".repeat(5001) })).toContain(
      "message: text_long",
    );
    expect(faultsOf(ContactForm, { ...FORM, topic: "weather" })).toHaveLength(1);
    expect(faultsOf(ContactForm, { ...FORM, message: `${FORM.message}\u0000` })).toContain(
      "message: invalid",
    );
  });

  it("is counted as short by what it says, not by what surrounds it", () => {
    const message = `Hello${" ".repeat(20)}`;
    expect(faultsOf(ContactForm, { ...FORM, message })).toContain("message: message_short");
  });

  it("carries a number of its own, so that it is kept once", () => {
    expect(faultsOf(ContactHeaders, { "idempotency-key": "1" })).toEqual([
      "idempotency-key: invalid",
    ]);
  });

  it("is read by staff in pages, the first one unless another is asked for", () => {
    expect(ContactMessagesQuery.parse({}).page).toBe(1);
    expect(ContactMessagesQuery.parse({ page: "3" }).page).toBe(3);
    for (const page of ["0", "-1", "1.5", "last"]) {
      expect(faultsOf(ContactMessagesQuery, { page })).toEqual(["page: invalid"]);
    }
  });
});

describe("what staff set of the institute", () => {
  it("is what is named alone; a channel or the trial is taken away by nothing", () => {
    expect(faultsOf(InstituteChange, {})).toEqual([]);
    expect(faultsOf(InstituteChange, { phone: null, chat_url: null, trial: null })).toEqual([]);
  });

  it.each(["http://example.org", "javascript:alert(1)", "https://localhost", "example.org"])(
    "never leads to %s",
    (chat_url) => {
      const faults = new Set(faultsOf(InstituteChange, { chat_url }));
      expect([...faults]).toEqual(["chat_url: url_invalid"]);
    },
  );

  it("has a number that can be called, in groups or not", () => {
    for (const phone of ["+33 1 99 00 14 20", "+33199001420", "33199001420"]) {
      expect(faultsOf(InstituteChange, { phone })).toEqual([]);
    }
    for (const phone of ["+0 12", "call us", "+33  1 99", "+33-199"]) {
      expect(faultsOf(InstituteChange, { phone })).toEqual(["phone: phone_invalid"]);
    }
  });

  it("has hours for a report that are whole, and not none", () => {
    expect(faultsOf(InstituteChange, { report_due_hours: 24 })).toEqual([]);
    for (const report_due_hours of [0, 1.5, 100_000, null]) {
      expect(faultsOf(InstituteChange, { report_due_hours })).toEqual([
        "report_due_hours: invalid",
      ]);
    }
  });
});
