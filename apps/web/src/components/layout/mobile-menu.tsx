import { Link } from "@tanstack/react-router";
import { Menu, X } from "lucide-react";
import { useTranslation } from "react-i18next";

import { paths } from "../../config/paths.ts";
import { Disclosure } from "../ui/disclosure.tsx";
import { LanguageMenu } from "./language-menu.tsx";
import { PUBLIC_LINKS } from "./public-links.ts";

const LINKS = [...PUBLIC_LINKS, { to: paths.login, key: "nav.login" }] as const;

function MenuLinks() {
  const { t } = useTranslation();
  return (
    <nav aria-label={t("nav.main")}>
      <ul>
        {LINKS.map(({ to, key }) => (
          <li key={to} className="border-b border-line last:border-0">
            <Link
              to={to}
              className="flex min-h-13 items-center text-lg"
              activeProps={{ className: "font-semibold text-primary" }}
            >
              {t(key)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Folds out below the header on narrow screens and closes when a link is tapped. */
export function MobileMenu() {
  const { t } = useTranslation();
  return (
    <div className="ms-auto flex min-w-0 flex-wrap items-center justify-end gap-2 lg:hidden">
      <LanguageMenu />
      <Disclosure
        className="group"
        labelClassName="grid size-11 cursor-pointer place-items-center rounded-md hover:bg-paper-deep"
        panelClassName="wrap absolute inset-x-0 top-full z-30 animate-appear border-b border-line bg-paper pb-4"
        label={
          <>
            <span className="sr-only group-open:hidden">{t("nav.openMenu")}</span>
            <span className="sr-only not-group-open:hidden">{t("nav.closeMenu")}</span>
            <Menu aria-hidden strokeWidth={1.75} className="size-5 group-open:hidden" />
            <X aria-hidden strokeWidth={1.75} className="size-5 not-group-open:hidden" />
          </>
        }
      >
        <MenuLinks />
      </Disclosure>
    </div>
  );
}
