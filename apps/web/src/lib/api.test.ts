import * as seeing from "@riwaq/contracts/identity/seeing-as.calls";
import * as bookings from "@riwaq/contracts/scheduling/bookings.calls";
import * as changes from "@riwaq/contracts/scheduling/changes.calls";
import * as sessions from "@riwaq/contracts/scheduling/sessions.calls";
import { QueryClient } from "@tanstack/react-query";
import { beforeEach, describe, expect, it } from "vitest";

import { buildSeenUser } from "../../test/build-seen-user.ts";
import { stubApi } from "../../test/stub-api.ts";
import { addressOf, api } from "./api.ts";
import { currentUser } from "./current-user.ts";
import { invalidate, invalidateAllBut, keyOf, queryOf } from "./query-of.ts";
import { ReadOnlyError } from "./read-only.ts";

const KEY = "8a1f0d3e-6f5f-4f0e-9c51-0d7d4f7f6a10";

beforeEach(() => {
  document.cookie = "csrftoken=t;path=/";
});

describe("the address of a call", () => {
  it("holds its parameters, encoded: an id cannot lead elsewhere", () => {
    expect(addressOf(sessions.one, { params: { id: "../users/me?x=1#é" } })).toBe(
      "sessions/..%2Fusers%2Fme%3Fx%3D1%23%C3%A9/",
    );
  });

  it("holds its question, without what is not asked", () => {
    expect(addressOf(sessions.mine, { query: { before: undefined } })).toBe(
      "time-slots/user_sessions/",
    );
    expect(
      addressOf(sessions.between, { query: { from: "2026-11-22T00:00:00+01:00", to: "" } }),
    ).toBe("sessions/?from=2026-11-22T00%3A00%3A00%2B01%3A00");
  });
});

describe("while staff see what somebody sees", () => {
  it("nothing that would change something leaves; reading and stopping do", async () => {
    currentUser.set(buildSeenUser());
    const sent = stubApi({
      "GET /api/make-ups/": { body: [] },
      "POST /api/seeing-as/stop/": { status: 409, body: {} },
    });
    const stopped = api(changes.cancel, { params: { id: "7" }, body: {}, key: KEY });
    await expect(stopped).rejects.toBeInstanceOf(ReadOnlyError);
    expect(sent).toEqual([]);
    await expect(api(changes.makeUps)).resolves.toEqual([]);
    await expect(api(seeing.stop)).rejects.toMatchObject({ status: 409 });
    currentUser.set(null);
    stubApi({ "POST /api/sessions/7/cancel/": { status: 409, body: {} } });
    const sentAgain = api(changes.cancel, { params: { id: "7" }, body: {}, key: KEY });
    await expect(sentAgain).rejects.toMatchObject({ status: 409 });
  });
});

describe("a call", () => {
  it("reads its answer by the contract", async () => {
    stubApi({ "POST /api/sessions/7/join/": { body: { link: "https://meet.test", more: 1 } } });
    await expect(api(sessions.join, { params: { id: "7" } })).resolves.toEqual({
      link: "https://meet.test",
    });
  });

  it("fails where the answer is another", async () => {
    stubApi({ "GET /api/make-ups/": { body: [{ id: 7 }] } });
    await expect(api(changes.makeUps)).rejects.toMatchObject({ name: "ZodError" });
  });

  it("carries its body and its key", async () => {
    const sent = stubApi({ "POST /api/sessions/7/cancel/": { status: 409, body: {} } });
    const asked = { params: { id: "7" }, body: { is_emergency: true }, key: KEY };
    await expect(api(changes.cancel, asked)).rejects.toMatchObject({ status: 409 });
    expect(sent[0]).toMatchObject({ method: "POST", body: { is_emergency: true } });
    expect(sent[0]?.headers.get("idempotency-key")).toBe(KEY);
  });

  it("gives nothing where nobody reads the answer", async () => {
    stubApi({ "POST /api/changes/7/undo/": { body: { done: true } } });
    await expect(api(changes.undo, { params: { id: "7" } })).resolves.toBeUndefined();
  });

  it("cannot be made without what it needs", () => {
    // @ts-expect-error an id is missing
    expect(() => addressOf(sessions.one)).not.toThrow();
    // @ts-expect-error the key is missing
    const withoutKey = () => api(changes.cancel, { params: { id: "7" }, body: {} });
    expect(withoutKey).toBeTypeOf("function");
  });
});

describe("an invalidation", () => {
  const ofWeek = keyOf(sessions.between, { query: { from: "a", to: "b" } });
  const ofLesson = queryOf(sessions.one, { params: { id: "7" } }).queryKey;
  const ofAnother = keyOf(sessions.one, { params: { id: "8" } });
  const ofPreview = keyOf(bookings.preview, { body: { kind: "single" } });

  function cacheOf() {
    const queryClient = new QueryClient();
    for (const key of [ofWeek, ofLesson, ofAnother, ofPreview]) queryClient.setQueryData(key, {});
    const staleKeys = () =>
      [ofWeek, ofLesson, ofAnother, ofPreview].filter(
        (key) => queryClient.getQueryState(key)?.isInvalidated,
      );
    return { queryClient, staleKeys };
  }

  it("means every query of the calls it names, and no other", async () => {
    const { queryClient, staleKeys } = cacheOf();
    await invalidate(queryClient, [sessions.one]);
    expect(staleKeys()).toEqual([ofLesson, ofAnother]);
  });

  it("means one of them where it says which", async () => {
    const { queryClient, staleKeys } = cacheOf();
    await queryClient.invalidateQueries({ queryKey: keyOf(sessions.one, { params: { id: "7" } }) });
    expect(staleKeys()).toEqual([ofLesson]);
  });

  it("means all but one call after what leaves little as it was", async () => {
    const { queryClient, staleKeys } = cacheOf();
    await invalidateAllBut(queryClient, bookings.preview);
    expect(staleKeys()).toEqual([ofWeek, ofLesson, ofAnother]);
  });
});
