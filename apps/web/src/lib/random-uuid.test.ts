import { expect, test } from "vitest";
import { z } from "zod";

import { randomUuid } from "./random-uuid.ts";

test("every key is another UUID, as the contract wants them", () => {
  const keys = Array.from({ length: 200 }, randomUuid);
  for (const key of keys) expect(z.uuidv4().safeParse(key).success).toBe(true);
  expect(new Set(keys).size).toBe(200);
});
