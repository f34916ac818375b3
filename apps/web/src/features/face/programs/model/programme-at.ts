import { one } from "@riwaq/contracts/views/programme-pages.calls";

import { kept } from "../../../../lib/kept.ts";
import { publicValue } from "../../../../lib/public-value.ts";

export const programmeAt = kept((slug: string) => publicValue(one, { params: { slug } }));
