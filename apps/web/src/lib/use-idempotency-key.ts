import { useRef } from "react";

import { randomUuid } from "./random-uuid.ts";

/** The key of one confirmation: the same while the same body is sent again, another one for any other body. */
export function useIdempotencyKey(): (body: unknown) => string {
  const kept = useRef({ text: "", key: "" });
  return (body) => {
    const text = JSON.stringify(body);
    if (kept.current.text !== text) kept.current = { text, key: randomUuid() };
    return kept.current.key;
  };
}
