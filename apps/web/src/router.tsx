import { buildRouter } from "./build-router.tsx";
import { createI18n } from "./i18n/create-i18n.ts";
import { routeTree } from "./routeTree.gen.ts";

/** The build writes the pages by it; a browser has its own (client.tsx). */
export async function getRouter() {
  return buildRouter(routeTree, { i18n: await createI18n() });
}
