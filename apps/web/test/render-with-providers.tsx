import { QueryClientProvider } from "@tanstack/react-query";
import {
  RouterProvider,
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
} from "@tanstack/react-router";
import { render } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Direction } from "radix-ui";
import type { ReactElement } from "react";
import { I18nextProvider } from "react-i18next";

import { Toaster } from "../src/components/ui/toaster.tsx";
import { directionOf } from "../src/i18n/languages.ts";
import type { Language } from "../src/i18n/languages.ts";
import { createQueryClient } from "../src/lib/query-client.ts";
import { createTestI18n } from "./create-test-i18n.ts";

type Options = { language?: Language; path?: string };

/** Every address renders the same element: links and navigation work, pages are not under test. */
function routerAround(element: ReactElement, path: string) {
  const root = createRootRoute();
  const anywhere = createRoute({
    getParentRoute: () => root,
    path: "$",
    component: () => element,
  });
  return createRouter({
    routeTree: root.addChildren([anywhere]),
    history: createMemoryHistory({ initialEntries: [path] }),
  });
}

export async function renderWithProviders(element: ReactElement, options: Options = {}) {
  const { language = "en", path = "/" } = options;
  const i18n = await createTestI18n(language);
  const queryClient = createQueryClient();
  queryClient.setDefaultOptions({ queries: { retry: false } });
  const router = routerAround(element, path);
  await router.load();
  const direction = directionOf(language);
  document.documentElement.lang = language;
  document.documentElement.dir = direction;
  const view = render(
    <QueryClientProvider client={queryClient}>
      <I18nextProvider i18n={i18n}>
        <Direction.Provider dir={direction}>
          <RouterProvider router={router} />
          <Toaster />
        </Direction.Provider>
      </I18nextProvider>
    </QueryClientProvider>,
  );
  const address = () => router.state.location.pathname;
  /** As a link would, whose page is then asked for at `address`. */
  const goTo = (href: string) => router.navigate({ href });
  return { ...view, user: userEvent.setup(), queryClient, i18n, address, goTo };
}
