import { useLocation } from "@tanstack/react-router";

import { paths } from "../../../../config/paths.ts";

const PAGES: readonly string[] = Object.values(paths);

/**
 * `//host` and `/\host` are other sites, and so is what browsers make of one by leaving out tabs and breaks of lines;
 * everything else that begins with a slash is an address of this one.
 */
export const isOwnPath = (href: string) => /^\/(?![/\\])[^\p{Cc}\\]*$/u.test(href);

/**
 * Where somebody who has to log in first goes on afterwards: back to the one thing that a link led to. Whoever asked for
 * a page as such begins at home.
 */
export function returnPathOf(href: string): string | undefined {
  return isOwnPath(href) && !PAGES.includes(href) ? href : undefined;
}

/** It is handed on from page to page in the history, where no link from outside can put one. */
export function useReturnPath(): string | undefined {
  const href = useLocation({ select: ({ state }) => state.returnTo });
  return href === undefined ? undefined : returnPathOf(href);
}
