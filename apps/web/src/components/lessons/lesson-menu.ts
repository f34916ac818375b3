import type { Session } from "@riwaq/contracts/scheduling/sessions";
import type { ComponentType } from "react";

import type { SessionReader } from "./session-reader.ts";

/** What else can be done with a lesson: a route brings it from another feature. */
export type LessonMenu = ComponentType<{ session: Session; reader: SessionReader }>;
