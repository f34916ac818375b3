import type { CurrentUser } from "@riwaq/contracts/identity/users";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { headerLinksFor } from "./app-links.ts";
import { LanguageMenu } from "./language-menu.tsx";
import { OfflineBanner } from "./offline-banner.tsx";
import { SidebarSheet } from "./sidebar-sheet.tsx";
import { UserMenu } from "./user-menu.tsx";

type AppHeaderProps = { user: CurrentUser; bell: ReactNode; finder: ReactNode };

export function AppHeader({ user, bell, finder }: AppHeaderProps) {
  const { t } = useTranslation();
  return (
    <header className="sticky top-0 z-20 border-b border-line bg-paper">
      <div className="wrap flex min-h-16 flex-wrap items-center gap-2 sm:gap-4">
        <SidebarSheet user={user} />
        <nav aria-label={t("nav.account")} className="hidden gap-5 sm:flex">
          {headerLinksFor(user.role).map(({ to, key }) => (
            <Link
              key={to}
              to={to}
              className="py-2"
              activeProps={{ className: "text-ink underline decoration-accent underline-offset-8" }}
              inactiveProps={{ className: "text-ink-muted hover:text-ink" }}
            >
              {t(key)}
            </Link>
          ))}
        </nav>
        <div className="ms-auto flex flex-wrap items-center justify-end gap-1 sm:gap-2">
          {finder}
          <LanguageMenu />
          {bell}
          <UserMenu user={user} />
        </div>
      </div>
      <OfflineBanner />
    </header>
  );
}
