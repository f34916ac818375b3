import * as calls from "@riwaq/contracts/views/public-teachers.calls";

import { deviceTimeZone } from "../../../../lib/format.ts";
import { publicValue } from "../../../../lib/public-value.ts";
import { type Need, writtenNeed } from "./need.ts";

/** One value for each question, as long as the page is open. */
function kept<Question, Value>(ask: (question: Question) => Value) {
  const known = new Map<string, Value>();
  return (question: Question): Value => {
    const key = JSON.stringify(question);
    const value = known.get(key) ?? ask(question);
    known.set(key, value);
    return value;
  };
}

/** Teachers for what is sought; hours of the week are on the visitor's clock. */
export const teachersFor = kept((need: Need) =>
  publicValue(calls.list, { query: { ...writtenNeed(need), zone: deviceTimeZone() } }),
);

export const teacherAt = kept((slug: string) => publicValue(calls.one, { params: { slug } }));
