import { describe, expect, it } from "vitest";

import { isAlwaysOn, isOnByDefault } from "./choices.ts";
import { CHANNELS, type Channel, NOTICE_GROUPS } from "./groups.ts";

const groupsOn = (channel: Channel) =>
  NOTICE_GROUPS.filter((group) => isOnByDefault(group, channel));

describe("until a person chooses", () => {
  it("mails and push bring everything, SMS what cannot wait, WhatsApp nothing", () => {
    expect(groupsOn("email")).toEqual(NOTICE_GROUPS);
    expect(groupsOn("push")).toEqual(NOTICE_GROUPS);
    expect(groupsOn("sms")).toEqual(["lessons", "reminders"]);
    expect(groupsOn("whatsapp")).toEqual([]);
  });
});

describe("what cannot be turned off", () => {
  it("is security by mail, and nothing else", () => {
    const fixed = NOTICE_GROUPS.flatMap((group) =>
      CHANNELS.filter((channel) => isAlwaysOn(group, channel)).map((on) => `${group} ${on}`),
    );
    expect(fixed).toEqual(["security email"]);
  });
});
