import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";

import type { paths } from "../../../../config/paths.ts";

type AuthPath = (typeof paths)["login" | "register" | "forgotPassword"];

/** A line of its own that leads to a neighbouring page, and takes along where one was going. */
export function TextLink({ to, children }: { to: AuthPath; children: ReactNode }) {
  return (
    <Link
      to={to}
      search={{}}
      state={({ returnTo }) => (returnTo === undefined ? {} : { returnTo })}
      className="inline-flex min-h-11 items-center text-balance text-primary underline underline-offset-4 hover:text-primary-hover"
    >
      {children}
    </Link>
  );
}
