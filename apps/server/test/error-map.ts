import { expect } from "vitest";

type Answer = { statusCode: number; headers: Record<string, unknown>; body: string };

/** Every error of every call: JSON, field name → list of at least one message. */
export function errorMapOf(answer: Answer): Record<string, string[]> {
  expect(answer.headers["content-type"]).toBe("application/json; charset=utf-8");
  const body = JSON.parse(answer.body) as Record<string, string[]>;
  expect(Object.keys(body).length).toBeGreaterThan(0);
  for (const messages of Object.values(body)) {
    expect(Array.isArray(messages)).toBe(true);
    expect(messages.length).toBeGreaterThan(0);
    for (const message of messages) expect(typeof message).toBe("string");
  }
  return body;
}

export const SIGN_IN_FIRST = { detail: ["Please log in to continue"] };
export const TEACHERS_ONLY = { detail: ["Access Denied. Teacher role required."] };
export const NOT_FOUND = { detail: ["This could not be found"] };
export const TOO_MANY = { detail: ["Too many attempts. Wait a little, then try again"] };
