import {
  HeadContent,
  Outlet,
  ScriptOnce,
  Scripts,
  createRootRouteWithContext,
  useRouter,
} from "@tanstack/react-router";
import { Direction } from "radix-ui";
import type { ReactNode } from "react";

import type { RouterContext } from "../build-router.tsx";
import { PageHead } from "../components/layout/page-head.tsx";
import { Stylesheet } from "../components/layout/stylesheet.tsx";
import { Toaster } from "../components/ui/toaster.tsx";
import { useLanguage, useStoredLanguage } from "../i18n/use-language.ts";
import { firstPaintScript } from "../lib/first-paint.ts";

export const Route = createRootRouteWithContext<RouterContext>()({
  ssr: true,
  beforeLoad: ({ context, matches }) =>
    context.i18n.loadNamespaces(matches.flatMap((match) => match.staticData.namespaces ?? [])),
  head: () => ({
    meta: [
      { charSet: "utf-8" },
      { name: "viewport", content: "width=device-width, initial-scale=1" },
    ],
    links: [{ rel: "icon", type: "image/svg+xml", href: "/icon.svg" }],
  }),
  shellComponent: RootDocument,
  component: Outlet,
});

function RootDocument({ children }: { children: ReactNode }) {
  const router = useRouter();
  const { language, direction } = useLanguage();
  useStoredLanguage();
  const isPrerendered = import.meta.env.SSR && !router.isShell();
  return (
    <html
      lang={language}
      dir={direction}
      suppressHydrationWarning
      {...(isPrerendered && { "data-prerendered": "" })}
    >
      <head>
        <ScriptOnce>{firstPaintScript}</ScriptOnce>
        <Stylesheet />
        <HeadContent />
        <PageHead />
      </head>
      <body>
        <Direction.Provider dir={direction}>
          {children}
          <Toaster />
        </Direction.Provider>
        <Scripts />
      </body>
    </html>
  );
}
