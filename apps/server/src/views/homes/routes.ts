/** What students and parents find first: what is next for them. */
import * as homes from "@riwaq/contracts/views/homes.calls";

import { routesOf } from "../../platform/http/routes-of.ts";
import { loadParentHome } from "./load-parent-home.ts";
import { loadStudentHome } from "./load-student-home.ts";

export const homesRoutes = routesOf("homes", (on) => {
  on(homes.student, async ({ ctx }) => loadStudentHome(ctx));

  on(homes.parent, async ({ ctx }) => loadParentHome(ctx));
});
