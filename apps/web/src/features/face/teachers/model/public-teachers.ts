import * as calls from "@riwaq/contracts/views/public-teachers.calls";

import { deviceTimeZone } from "../../../../lib/format.ts";
import { kept } from "../../../../lib/kept.ts";
import { publicValue } from "../../../../lib/public-value.ts";
import { type Need, writtenNeed } from "./need.ts";

/** Teachers for what is sought; hours of the week are on the visitor's clock. */
export const teachersFor = kept((need: Need) =>
  publicValue(calls.list, { query: { ...writtenNeed(need), zone: deviceTimeZone() } }),
);

export const teacherAt = kept((slug: string) => publicValue(calls.one, { params: { slug } }));
