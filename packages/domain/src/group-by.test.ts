import fc from "fast-check";
import { expect, test } from "vitest";

import { groupBy } from "./group-by.ts";

test("does what the language does where it is new enough", () => {
  fc.assert(
    fc.property(fc.array(fc.integer()), (items) => {
      const keyOf = (item: number) => item % 5;
      expect([...groupBy(items, keyOf)]).toEqual([...Map.groupBy(items, keyOf)]);
    }),
  );
});
