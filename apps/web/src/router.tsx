import "./lib/zod-config.ts";
import type { StaffRight } from "@riwaq/contracts/roles";
import { type RouterHistory, createRouter } from "@tanstack/react-router";
import type { i18n } from "i18next";
import { I18nextProvider } from "react-i18next";

import { ErrorScreen } from "./components/layout/error-screen.tsx";
import { PendingScreen } from "./components/layout/loading-screen.tsx";
import { NotFoundScreen } from "./components/layout/not-found-screen.tsx";
import type { PageKey } from "./components/layout/page-head.tsx";
import { createI18n, isPrerenderedDocument } from "./i18n/create-i18n.ts";
import type { Namespace } from "./i18n/namespaces.ts";
import { currentUser } from "./lib/current-user.ts";
import { focusHeadingOnNavigation } from "./lib/focus-heading.ts";
import { routeTree } from "./routeTree.gen.ts";

export type RouterContext = { i18n: i18n };

const CACHED_DATA_LIFETIME_MS = 5 * 60_000;

/** The browser's history, unless another is given. */
export function buildRouter(context: RouterContext, history?: RouterHistory) {
  return createRouter({
    routeTree,
    context,
    ...(history && { history }),
    // The router's constants, written out although they are its defaults.
    defaultPreload: "intent",
    defaultPreloadDelay: 50,
    defaultPendingMs: 1000,
    defaultPendingMinMs: 500,
    defaultGcTime: CACHED_DATA_LIFETIME_MS,
    defaultPreloadGcTime: CACHED_DATA_LIFETIME_MS,
    scrollRestoration: true,
    defaultPendingComponent: PendingScreen,
    defaultErrorComponent: ErrorScreen,
    defaultNotFoundComponent: NotFoundScreen,
    Wrap: ({ children }) => <I18nextProvider i18n={context.i18n}>{children}</I18nextProvider>,
  });
}

type AppRouter = ReturnType<typeof buildRouter>;

/** Texts are there before hydration, so that what React renders is what the file says. */
async function prepareInBrowser(router: AppRouter, { i18n: instance }: RouterContext) {
  const [matched] = router.getMatchedRoutes(location.pathname);
  await instance.loadNamespaces(
    matched.flatMap((route) => route.options.staticData?.namespaces ?? []),
  );
  // The server sends prerendered pages to visitors without a session only.
  if (isPrerenderedDocument()) currentUser.set(null);
  focusHeadingOnNavigation(router);
}

export async function getRouter() {
  const context = { i18n: await createI18n() };
  const router = buildRouter(context);
  if (!import.meta.env.SSR) await prepareInBrowser(router, context);
  return router;
}

declare module "@tanstack/react-router" {
  interface Register {
    router: AppRouter;
  }
  interface HistoryState {
    /** Log-in greets a person who comes from registering. */
    isNewAccount?: boolean;
    /** With which address. */
    email?: string;
    /** Where whoever logs in now goes on. */
    returnTo?: string;
  }
  interface StaticDataRouteOption {
    /** Translation files that the page needs beside `common`. */
    namespaces?: readonly Namespace[];
    /** Open to visitors and to those who are signed in, to each in their own frame. */
    isForEveryone?: boolean;
    /** Names the page's title and description in `common`. */
    page?: PageKey;
    /** Of a page of staff: the right that opens it. */
    right?: StaffRight;
  }
}
