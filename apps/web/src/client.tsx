import { RouterClient } from "@tanstack/react-router/ssr/client";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";

import type { AppRouter } from "./build-router.tsx";
import { createI18n, isPrerenderedDocument } from "./i18n/create-i18n.ts";
import { currentUser } from "./lib/current-user.ts";
import { focusHeadingOnNavigation } from "./lib/focus-heading.ts";
import { nameMissingParts } from "./lib/missing-part.ts";
import { openPublicRouter, openWholeRouter } from "./open-router.ts";

/** The server sends written pages to visitors without a session only. */
async function openRouter(): Promise<AppRouter> {
  if (!isPrerenderedDocument()) return openWholeRouter(createI18n());
  currentUser.set(null);
  const i18n = await createI18n();
  await nextTask();
  return openPublicRouter({ i18n });
}

/** What has to be done before the page answers is done in several tasks: a press between them is answered first. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** Start's own entry brings what server functions need, a tenth of a public page's budget: there are none here. */
async function hydrate() {
  nameMissingParts();
  const router = await openRouter();
  await nextTask();
  const { i18n } = router.options.context;
  // Texts are there before hydration, so that what React renders is what the file says.
  const [matched] = router.getMatchedRoutes(location.pathname);
  await i18n.loadNamespaces(matched.flatMap((route) => route.options.staticData?.namespaces ?? []));
  await nextTask();
  focusHeadingOnNavigation(router);
  router.options.defaultSsr = false;
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RouterClient router={router} />
      </StrictMode>,
    );
  });
}

void hydrate();
