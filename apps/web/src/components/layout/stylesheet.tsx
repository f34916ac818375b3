import { useMatches } from "@tanstack/react-router";
import { useState } from "react";

import { useCurrentUser } from "../../lib/current-user.ts";

import stylesheet from "../../styles/app.css?url";

const isHome = (matches: readonly { routeId: string }[]) => matches.at(-1)?.routeId === "/";

const OWN_STYLES = "head > style[data-precedence]";

/**
 * A visitor's home page brings along all that it needs of the stylesheet (build/write-site-files.ts): reading the whole
 * one there would work out every style a second time. It comes with the next page, or with the other face of this one.
 */
export function Stylesheet() {
  const user = useCurrentUser();
  const isHere = useMatches({ select: isHome });
  const [hasOwn] = useState(
    () => !import.meta.env.SSR && document.querySelector(OWN_STYLES) !== null,
  );
  if (hasOwn && isHere && !user) return null;
  return <link rel="stylesheet" href={stylesheet} precedence="default" />;
}
