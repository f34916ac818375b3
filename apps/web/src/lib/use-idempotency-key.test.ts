import { renderHook } from "@testing-library/react";
import { expect, it } from "vitest";

import { useIdempotencyKey } from "./use-idempotency-key.ts";

it("is the same while the same is sent again, and another for anything else", () => {
  const { result, rerender } = renderHook(() => useIdempotencyKey());
  const first = result.current({ scope: "one" });
  rerender();
  expect(result.current({ scope: "one" })).toBe(first);
  expect(result.current({ scope: "following" })).not.toBe(first);
  expect(first).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
});
