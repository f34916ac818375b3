import {
  HeadContent,
  Outlet,
  ScriptOnce,
  Scripts,
  createRootRouteWithContext,
  useRouter,
} from "@tanstack/react-router";
import type { i18n } from "i18next";
import { Direction } from "radix-ui";
import type { ReactNode } from "react";

import { PageHead } from "../components/layout/page-head.tsx";
import { Toaster } from "../components/ui/toaster.tsx";
import { useLanguage, useStoredLanguage } from "../i18n/use-language.ts";
import { firstPaintScript } from "../lib/first-paint.ts";

import stylesheet from "../styles/app.css?url";

type RootContext = { i18n: i18n };

export const Route = createRootRouteWithContext<RootContext>()({
  ssr: true,
  beforeLoad: ({ context, matches }) =>
    context.i18n.loadNamespaces(matches.flatMap((match) => match.staticData.namespaces ?? [])),
  head: () => ({
    meta: [
      { charSet: "utf-8" },
      { name: "viewport", content: "width=device-width, initial-scale=1" },
    ],
    links: [
      { rel: "stylesheet", href: stylesheet },
      { rel: "icon", type: "image/svg+xml", href: "/icon.svg" },
    ],
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
