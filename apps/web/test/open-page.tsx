import { RouterProvider, createMemoryHistory } from "@tanstack/react-router";
import { render } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Direction } from "radix-ui";
import type { ReactNode } from "react";

import { buildRouter } from "../src/build-router.tsx";
import { directionOf } from "../src/i18n/languages.ts";
import type { Language } from "../src/i18n/languages.ts";
import { sharedQueryClient } from "../src/lib/shared-query-client.ts";
import { routeTree } from "../src/routeTree.gen.ts";
import { createTestI18n } from "./create-test-i18n.ts";

type Shell = { shellComponent: (props: { children: ReactNode }) => ReactNode };

/** The site itself at an address, as its routes make it; only the document around it is the test's. */
export async function openPage(path: string, { language = "en" }: { language?: Language } = {}) {
  const i18n = await createTestI18n(language);
  const queryClient = sharedQueryClient();
  queryClient.clear();
  const { queries } = queryClient.getDefaultOptions();
  queryClient.setDefaultOptions({ queries: { ...queries, retry: false } });
  const around: Shell = { shellComponent: ({ children }) => children };
  routeTree.update(around as never);
  const context = { i18n };
  const router = buildRouter(routeTree, context, createMemoryHistory({ initialEntries: [path] }));
  // A test waits for what is shown, and for no pause of the router's own.
  router.update({ context, defaultPendingMs: 0, defaultPendingMinMs: 0 });
  await router.load();
  const view = render(
    <Direction.Provider dir={directionOf(language)}>
      <RouterProvider router={router} />
    </Direction.Provider>,
  );
  const address = () => router.state.location.href;
  return { ...view, user: userEvent.setup(), router, queryClient, address };
}
