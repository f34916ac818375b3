import { RouterProvider, createMemoryHistory } from "@tanstack/react-router";
import { render, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";

import { NAMED_PAGES, PRERENDERED_PATHS } from "../build/prerender-pages.ts";
import { createTestI18n } from "../test/create-test-i18n.ts";
import type { AppRouter } from "./build-router.tsx";

const withoutDocument = { shellComponent: ({ children }: { children: unknown }) => children };

// What a page has fetched once stays: each test begins with a page of its own.
beforeEach(() => void vi.resetModules());

async function visit(path: string) {
  const { Route: root } = await import("./routes/__root.tsx");
  root.update(withoutDocument as never);
  const { openPublicRouter } = await import("./open-router.ts");
  const people = await import("../test/sign-in.ts");
  people.signOut();
  const i18n = await createTestI18n("en");
  const router = openPublicRouter({ i18n }, createMemoryHistory({ initialEntries: [path] }));
  await router.load();
  render(<RouterProvider router={router} />);
  return { router, ...people };
}

const pagesOf = (router: AppRouter) => Object.keys(router.routesByPath);

it("knows the written pages alone until somebody goes elsewhere, and then every page", async () => {
  const { router } = await visit("/about");
  expect(await screen.findByRole("heading", { level: 1 })).toBeVisible();
  const written = [...PRERENDERED_PATHS, ...NAMED_PAGES.map(({ path }) => path)];
  const known = pagesOf(router).map((path) => path.replace(/\/\$[a-z]+$/, "/__SLUG__"));
  expect(known.toSorted()).toEqual(["/$", ...written].toSorted());
  await router.navigate({ to: "/forgot-password" });
  expect(await screen.findByRole("heading", { level: 1, name: /password/i })).toBeVisible();
  expect(router.state.location.href).toBe("/forgot-password");
  expect(pagesOf(router)).toContain("/sessions/$id/report");
});

it("goes on from log-in to a member's page, with what its address and history say", async () => {
  const { router, signIn } = await visit("/login");
  signIn("P");
  await router.navigate({ href: "/periodic-reports?page=2", state: { isNewAccount: true } });
  await waitFor(() =>
    expect(router.state.matches.at(-1)?.routeId).toMatch(/_app.periodic-reports/),
  );
  expect(router.state.location.href).toBe("/periodic-reports?page=2");
  expect(router.state.location.state.isNewAccount).toBe(true);
  // Looking for the page left none of its own to go back to.
  expect(router.history.length).toBe(2);
});

it("says that there is no page where none of them has the address", async () => {
  const { router } = await visit("/about");
  await router.navigate({ href: "/sesions" });
  expect(await screen.findByRole("heading", { level: 1, name: "404" })).toBeVisible();
  expect(router.state.location.href).toBe("/sesions");
});

it("fetches the others already when a link to one is pointed at", async () => {
  const { router } = await visit("/about");
  await router.preloadRoute({ to: "/reset-password" });
  expect(pagesOf(router)).toContain("/reset-password");
  expect(router.state.location.href).toBe("/about");
});
