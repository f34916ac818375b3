import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { ContactForm } from "../institute/contact.ts";
import { InstituteChange } from "../institute/institute.ts";
import { faultsOf } from "../testing/faults-of.ts";
import { NotificationMatrixChange, PushSubscription } from "./notifications.ts";

describe("quiet hours", () => {
  const minute = fc.integer({ min: 0, max: 1439 });

  it("have both ends, or neither", () => {
    fc.assert(
      fc.property(minute, minute, (from, to) => {
        const faults = faultsOf(NotificationMatrixChange, { quiet_from: from, quiet_to: to });
        expect(faults).toEqual(from === to ? ["quiet_to: quiet_same"] : []);
        expect(faultsOf(NotificationMatrixChange, { quiet_from: from })).toEqual([
          "quiet_to: quiet_both",
        ]);
      }),
    );
    expect(faultsOf(NotificationMatrixChange, { quiet_from: null, quiet_to: null })).toEqual([]);
  });

  it("lie within a day", () => {
    expect(faultsOf(NotificationMatrixChange, { quiet_from: 0, quiet_to: 1440 })).toEqual([
      "quiet_to: invalid",
    ]);
  });
});

describe("a browser that agrees to push", () => {
  const keys = { p256dh: "p", auth: "a" };

  it.each(["http://push.test/x", "https://user:pass@push.test/x", "push.test", ""])(
    "is not at %j",
    (endpoint) => {
      expect(new Set(faultsOf(PushSubscription, { endpoint, keys }))).toEqual(
        new Set(["endpoint: url_invalid"]),
      );
    },
  );

  it("gives an address and both of its keys", () => {
    expect(faultsOf(PushSubscription, { endpoint: "https://push.test/x", keys })).toEqual([]);
    expect(
      faultsOf(PushSubscription, { endpoint: "https://push.test/x", keys: { ...keys, auth: "" } }),
    ).toEqual(["keys.auth: required"]);
  });
});

describe("a message of a visitor", () => {
  const form = {
    name: "Sofia",
    email: "sofia@riwaq.test",
    topic: "general",
    message: "When do you begin?",
    language: "en",
  };

  it.each([
    [{ ...form, message: " too few " }, "message: message_short"],
    [{ ...form, message: "x".repeat(5001) }, "message: text_long"],
    [{ ...form, topic: "refund" }, "topic: invalid"],
    [{ ...form, email: "sofia" }, "email: email_invalid"],
  ])("%# is refused", (body, fault) => {
    expect(faultsOf(ContactForm, body)).toEqual([fault]);
  });

  it("may fill in the bait, which the server then knows", () => {
    expect(ContactForm.parse({ ...form, referral: "cheap" }).referral).toBe("cheap");
  });
});

describe("the institute", () => {
  it("writes its number in groups, as people read it", () => {
    expect(faultsOf(InstituteChange, { phone: "+33 6 12 34 56 78" })).toEqual([]);
    expect(faultsOf(InstituteChange, { phone: "+33  6" })).toEqual(["phone: phone_invalid"]);
  });

  it.each(["http://riwaq.test", "https://localhost", "https://", "ftp://riwaq.test", "riwaq"])(
    "has no channel at %j",
    (chat_url) => {
      expect(new Set(faultsOf(InstituteChange, { chat_url }))).toEqual(
        new Set(["chat_url: url_invalid"]),
      );
    },
  );

  it("takes a channel away by saying so", () => {
    expect(faultsOf(InstituteChange, { chat_url: null, trial: null })).toEqual([]);
    expect(faultsOf(InstituteChange, { trial: { length_minutes: 40, is_free: true } })).toEqual([
      "trial.length_minutes: length_invalid",
    ]);
  });
});
