import { createFileRoute, redirect } from "@tanstack/react-router";

import { paths } from "../../../config/paths.ts";

/** Nothing of its own stands here: staff begin at home. */
export const Route = createFileRoute("/_app/staff/")({
  beforeLoad: () => {
    throw redirect({ to: paths.dashboard, replace: true });
  },
});
