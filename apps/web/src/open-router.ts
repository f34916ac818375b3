import type { RouterHistory } from "@tanstack/react-router";
import type { i18n } from "i18next";

import { type AppRouter, type SiteTree, buildRouter } from "./build-router.tsx";
import { publicTree } from "./public-tree.ts";

const loadWholeTree = () => import("./routeTree.gen.ts");

/** Every page of the site: for whoever may be signed in. Its list and the texts are on their way together. */
export async function openWholeRouter(texts: Promise<i18n>): Promise<AppRouter> {
  const [{ routeTree }, i18n] = await Promise.all([loadWholeTree(), texts]);
  return buildRouter(routeTree, { i18n });
}

/**
 * The written pages alone, for a visitor of one of them: the list of all others weighs 9 kB, and comes with the first
 * address that is not among them. It hangs its pages on the same root, so that the router only has to look again.
 */
export function openPublicRouter(context: { i18n: i18n }, history?: RouterHistory): AppRouter {
  const grow = async () => {
    await loadWholeTree();
    router.update({ context });
    router.setRoutes(router.buildRouteTree());
  };
  // What it knows of the others is their types.
  const router = buildRouter(publicTree as unknown as SiteTree, { ...context, grow }, history);
  return router;
}
