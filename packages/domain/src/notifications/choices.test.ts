import { describe, expect, it } from "vitest";

import { isAlwaysOn, isOnByDefault } from "./choices.ts";
import { CHANNELS, type Channel, EVENTS, EVENT_GROUPS, type EventGroup } from "./events.ts";

const GROUPS = Object.keys(EVENT_GROUPS) as EventGroup[];
const groupsOn = (channel: Channel) => GROUPS.filter((group) => isOnByDefault(group, channel));

describe("until a person chooses", () => {
  it("mails and push bring everything, SMS what cannot wait, WhatsApp nothing", () => {
    expect(groupsOn("email")).toEqual(GROUPS);
    expect(groupsOn("push")).toEqual(GROUPS);
    expect(groupsOn("sms")).toEqual(["lessons", "reminders"]);
    expect(groupsOn("whatsapp")).toEqual([]);
  });
});

describe("what cannot be turned off", () => {
  it("is security by mail, and nothing else", () => {
    const fixed = GROUPS.flatMap((group) =>
      CHANNELS.filter((channel) => isAlwaysOn(group, channel)).map((on) => `${group} ${on}`),
    );
    expect(fixed).toEqual(["security email"]);
  });
});

describe("the groups", () => {
  it("hold every event once", () => {
    expect(Object.values(EVENT_GROUPS).flat().toSorted()).toEqual(EVENTS.toSorted());
  });
});
