import { render, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";

import { useWakeLock } from "./use-wake-lock.ts";

function Room({ isHere }: { isHere: boolean }) {
  useWakeLock(isHere);
  return null;
}

test("the screen stays on in the room, is asked for again after the page was out of sight, and let go at the end", async () => {
  const locks: { released: boolean; release: () => void }[] = [];
  const request = vi.fn(async () => {
    const lock = { released: false, release: () => void (lock.released = true) };
    locks.push(lock);
    return lock;
  });
  vi.stubGlobal("navigator", Object.assign(navigator, { wakeLock: { request } }));
  vi.spyOn(document, "visibilityState", "get").mockReturnValue("visible");
  const { rerender } = render(<Room isHere />);
  await waitFor(() => expect(locks).toHaveLength(1));
  document.dispatchEvent(new Event("visibilitychange"));
  expect(request).toHaveBeenCalledOnce();
  locks[0]!.released = true;
  document.dispatchEvent(new Event("visibilitychange"));
  await waitFor(() => expect(locks).toHaveLength(2));
  rerender(<Room isHere={false} />);
  await waitFor(() => expect(locks[1]?.released).toBe(true));
});

test("a browser that refuses, or knows nothing of it, changes nothing", async () => {
  const request = vi.fn(async () => Promise.reject(new DOMException("", "NotAllowedError")));
  vi.stubGlobal("navigator", Object.assign(navigator, { wakeLock: { request } }));
  vi.spyOn(document, "visibilityState", "get").mockReturnValue("visible");
  const { unmount } = render(<Room isHere />);
  await waitFor(() => expect(request).toHaveBeenCalled());
  unmount();
  Reflect.deleteProperty(navigator, "wakeLock");
  expect(() => render(<Room isHere />)).not.toThrow();
});
