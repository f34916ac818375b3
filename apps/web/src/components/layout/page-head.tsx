import { useMatches, useRouter } from "@tanstack/react-router";
import { useEffect, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";

import type common from "../../../public/locales/en/common.json";
import { DEFAULT_NAMESPACE } from "../../i18n/namespaces.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import { pageName } from "../../lib/page-name.ts";
import { subscribeToTheme } from "../../lib/theme.ts";

export type PageKey = keyof (typeof common)["titles"];

/** While a page is written its texts are announced, so that hydration does not wait for them one by one. */
function TextPreloads() {
  const router = useRouter();
  const { language } = useLanguage();
  const namespaces = useMatches({
    select: (matches) => matches.flatMap((match) => match.staticData.namespaces ?? []),
  });
  if (!import.meta.env.SSR || router.isShell()) return null;
  return [DEFAULT_NAMESPACE, ...namespaces].map((namespace) => (
    <link
      key={namespace}
      rel="preload"
      as="fetch"
      crossOrigin="anonymous"
      href={`/locales/${language}/${namespace}.json`}
    />
  ));
}

type Named = { staticData: { page?: PageKey }; context: object };

/** A route with two faces names the one on show in its context. */
function pageOf(matches: readonly Named[]) {
  const pages = matches.map(({ context, staticData }) =>
    "page" in context ? (context.page as PageKey) : staticData.page,
  );
  return pages.findLast((page) => page !== undefined);
}

/** The shell stands for every page and is none. */
function usePageKey() {
  const isShell = useRouter().isShell();
  return useMatches({ select: (matches) => (isShell ? undefined : pageOf(matches)) });
}

/** The paper of each theme, for the bars of the browser around the page. */
const PAPER = { light: "#f8f4ea", dark: "#0f1f1c" };

function ThemeColour() {
  const isDark = useSyncExternalStore(
    subscribeToTheme,
    () => document.documentElement.dataset["theme"] === "dark",
    () => false,
  );
  return <meta name="theme-color" content={isDark ? PAPER.dark : PAPER.light} />;
}

function dropTagsOfPage() {
  for (const tag of document.querySelectorAll("[data-of-page]")) tag.remove();
}

/** What the build wrote into the head about the first page, its address above all, is not true of the next. */
function TagsOfPage() {
  useEffect(() => dropTagsOfPage, []);
  return null;
}

/** Title and description follow the language at once; React puts them in the head. */
export function PageHead() {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const page = usePageKey();
  const named = useSyncExternalStore(pageName.subscribe, pageName.peek, () => undefined);
  const title = page ? t("titles.pattern", { page: named ?? t(`titles.${page}`) }) : t("institute");
  const description = page ? t(`descriptions.${page}` as "descriptions.home", "") : "";
  return (
    <>
      <title>{title}</title>
      {description && <meta name="description" content={description} />}
      <ThemeColour />
      <TagsOfPage key={`${page} ${language}`} />
      <TextPreloads />
    </>
  );
}
