import { createHmac } from "node:crypto";

import { afterAll, describe, expect, it } from "vitest";

import { FakeZoom } from "../../../../../test/fake-zoom.ts";
import { readZoomWebhook } from "./zoom-webhook.ts";

const NOW = new Date("2026-11-24T17:00:30.000Z");
let sentAt = NOW;
const fake = await FakeZoom.start({ now: () => sentAt });
afterAll(() => fake.close());

const { webhookSecret } = fake.config;
const trust = { webhookSecret, now: NOW };
const REFUSED = { kind: "refused" };

const HOST = "x9KzHostId";
const PARTICIPANT = {
  user_id: "16778240",
  user_name: "Amal",
  id: HOST,
  email: "teacher@example.test",
  join_time: "2026-11-24T16:59:41Z",
};

function presence(event: string, object: Record<string, unknown>) {
  return {
    event,
    event_ts: 1_795_539_600_123,
    payload: {
      account_id: "an account",
      object: { id: "81000000001", uuid: "u==", host_id: HOST, type: 2, ...object },
    },
  };
}

const JOINED = presence("meeting.participant_joined", { participant: PARTICIPANT });

function received(event: unknown, now = NOW) {
  sentAt = now;
  return fake.webhook(event);
}

describe("a webhook of Zoom", () => {
  it.each([
    [
      "the host's coming",
      JOINED,
      {
        event: "joined",
        at: new Date("2026-11-24T16:59:41Z"),
        participantEmail: "teacher@example.test",
        isHost: true,
        connection: "16778240",
      },
    ],
    [
      "the going of a guest without an account",
      presence("meeting.participant_left", {
        id: 81_000_000_001,
        participant: {
          id: "",
          email: "",
          user_id: 16_778_240,
          leave_time: "2026-11-24T17:44:00+02:00",
        },
      }),
      {
        event: "left",
        at: new Date("2026-11-24T15:44:00Z"),
        isHost: false,
        connection: "16778240",
      },
    ],
    [
      "a beginning",
      presence("meeting.started", { start_time: "2026-11-24T17:00:02Z" }),
      { event: "started", at: new Date("2026-11-24T17:00:02Z") },
    ],
    [
      "an end without a time of its own",
      presence("meeting.ended", { end_time: "" }),
      { event: "ended", at: new Date(1_795_539_600_123) },
    ],
  ])("tells of %s", (_, event, wanted) => {
    expect(readZoomWebhook(received(event), trust)).toEqual({
      kind: "presence",
      presence: { meetingId: "81000000001", connection: null, ...wanted },
    });
  });

  it("proves that the address is ours", () => {
    const event = {
      event: "endpoint.url_validation",
      payload: { plainToken: "qgg8vlvZRS6UYooatFL8Aw" },
    };
    expect(readZoomWebhook(received(event), trust)).toEqual({
      kind: "validation",
      answer: {
        plainToken: "qgg8vlvZRS6UYooatFL8Aw",
        encryptedToken: createHmac("sha256", webhookSecret)
          .update("qgg8vlvZRS6UYooatFL8Aw")
          .digest("hex"),
      },
    });
  });

  it.each([
    ["another event", { event: "recording.completed", event_ts: 1, payload: {} }],
    ["an event without a meeting", { ...JOINED, payload: { object: {} } }],
    ["no event", []],
    ["a validation without a token", { event: "endpoint.url_validation", payload: {} }],
  ])("is ignored when it is %s", (_, event) => {
    expect(readZoomWebhook(received(event), trust)).toEqual({ kind: "ignored" });
  });

  it("is ignored when it is signed but no JSON", () => {
    const timestamp = String(NOW.getTime() / 1_000).split(".")[0]!;
    const hash = createHmac("sha256", webhookSecret).update(`v0:${timestamp}:{`).digest("hex");
    const signed = { rawBody: "{", timestamp, signature: `v0=${hash}` };
    expect(readZoomWebhook(signed, trust)).toEqual({ kind: "ignored" });
  });
});

describe("a webhook that is not believed", () => {
  it("is signed with another secret", () => {
    expect(readZoomWebhook(fake.webhook(JOINED, "another"), trust)).toEqual(REFUSED);
  });

  it.each([
    ["no signature", { signature: undefined }],
    ["an empty signature", { signature: "" }],
    ["a signature of the same length", { signature: `v0=${"0".repeat(64)}` }],
    ["a hash without its version", { signature: received(JOINED).signature.slice(3) }],
    ["no time", { timestamp: undefined }],
    ["another time", { timestamp: String(Math.floor(NOW.getTime() / 1_000) - 1) }],
    ["a time that is no number", { timestamp: "NaN" }],
    ["another body", { rawBody: JSON.stringify(JOINED).replace("Amal", "Lina") }],
    ["the same body written otherwise", { rawBody: JSON.stringify(JOINED, null, 2) }],
  ])("has %s", (_, change) => {
    expect(readZoomWebhook({ ...received(JOINED), ...change }, trust)).toEqual(REFUSED);
  });

  it("asks for a validation unsigned: answering would sign what a stranger wants signed", () => {
    const forged = `v0:${Math.floor(NOW.getTime() / 1_000)}:{}`;
    const event = { event: "endpoint.url_validation", payload: { plainToken: forged } };
    const unsigned = { ...received(event), signature: undefined };
    expect(readZoomWebhook(unsigned, trust)).toEqual(REFUSED);
  });

  it.each([
    [-300, "presence"],
    [-301, "refused"],
    [300, "presence"],
    [301, "refused"],
  ])("was sent %i seconds from now: %s", (seconds, kind) => {
    const now = new Date("2026-11-24T17:00:00.000Z");
    const sent = new Date(now.getTime() + seconds * 1_000);
    expect(readZoomWebhook(received(JOINED, sent), { webhookSecret, now }).kind).toBe(kind);
  });
});
