import { isOffline } from "./connection.ts";

const NAME = "MissingPartError";

/**
 * A part of the site that the lost line kept back. The router takes any such failure for a new version of the
 * site and loads the page anew: without a network, that would put the browser's own page in place of ours.
 */
export function nameMissingParts() {
  addEventListener("vite:preloadError", ({ payload }) => {
    if (isOffline()) Object.assign(payload, { name: NAME, message: "No network" });
  });
}

export function isMissingPart(error: unknown) {
  return error instanceof Error && error.name === NAME;
}
