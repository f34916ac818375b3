import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { csrfToken, refuseCsrfToken } from "./csrf-token.ts";

const setCookie = (token: string) => void (document.cookie = `csrftoken=${token};path=/`);
const dropCookie = () => void (document.cookie = "csrftoken=;path=/;max-age=0");

beforeEach(() => {
  dropCookie();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  dropCookie();
});

/** A server whose answer brings the cookie, at once or a moment after it. */
function serverThatSets(token: string, afterMs = 0) {
  const fetch = vi.fn<(address: string) => Promise<Response>>(async () => {
    if (afterMs === 0) setCookie(token);
    // allow sleep: by a clock that is not real
    else setTimeout(() => setCookie(token), afterMs);
    return new Response();
  });
  vi.stubGlobal("fetch", fetch);
  return fetch;
}

test("what the cookie shows is taken without a question", async () => {
  const fetch = serverThatSets("other");
  setCookie("a%2Fb");
  expect(await csrfToken()).toBe("a/b");
  expect(fetch).not.toHaveBeenCalled();
});

test("where none is shown the server is asked for one", async () => {
  const fetch = serverThatSets("first");
  expect(await csrfToken()).toBe("first");
  expect(fetch).toHaveBeenCalledExactlyOnceWith("/api/users/me/", expect.anything());
});

test("a browser that shows it only a moment later is waited for", async () => {
  serverThatSets("late", 400);
  const token = csrfToken();
  await vi.advanceTimersByTimeAsync(500);
  expect(await token).toBe("late");
});

test("and not for ever: without one the call goes out, and is refused where it must be", async () => {
  serverThatSets("never", 1_000_000);
  const token = csrfToken();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await token).toBe("");
});

test("one of an earlier sign-in is not used again where another comes", async () => {
  setCookie("old");
  refuseCsrfToken("old");
  serverThatSets("new");
  expect(await csrfToken()).toBe("new");
  refuseCsrfToken("");
});
