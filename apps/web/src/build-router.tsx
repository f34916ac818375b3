import "./lib/zod-config.ts";
import type { StaffRight } from "@riwaq/contracts/roles";
import { type RouterHistory, createRouter, parseSearchWith } from "@tanstack/react-router";
import type { i18n } from "i18next";
import { I18nextProvider } from "react-i18next";

import { ErrorScreen } from "./components/layout/error-screen.tsx";
import { PendingScreen } from "./components/layout/loading-screen.tsx";
import { NotFoundScreen } from "./components/layout/not-found-screen.tsx";
import type { PageKey } from "./components/layout/page-head.tsx";
import type { Namespace } from "./i18n/namespaces.ts";
import type { routeTree as wholeTree } from "./routeTree.gen.ts";

export type RouterContext = {
  i18n: i18n;
  /** Where only the public pages are known: fetches the list of all others. */
  grow?: (() => Promise<void>) | undefined;
};

export type SiteTree = typeof wholeTree;

const CACHED_DATA_LIFETIME_MS = 5 * 60_000;

/** How whatever is no plain text begins. A phone needs long for its first error: plain text is not tried. */
const WRITTEN_VALUE = /^(?:[\s"[{\d-]|true|false|null)/;

/** A number only where it is written as one: "983e9224", which somebody looks for, is no infinity. */
const parseSearch = parseSearchWith((text) => {
  if (!WRITTEN_VALUE.test(text)) return text;
  const value: unknown = JSON.parse(text);
  return typeof value === "number" && String(value) !== text ? text : value;
});

/** The browser's history, unless another is given. */
export function buildRouter(routeTree: SiteTree, context: RouterContext, history?: RouterHistory) {
  return createRouter({
    routeTree,
    context,
    parseSearch,
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

export type AppRouter = ReturnType<typeof buildRouter>;

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
