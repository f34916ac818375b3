import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

import { paths } from "../../config/paths.ts";
import { useInstitute, useInstituteName } from "../../lib/institute.ts";
import { ArchLogo } from "../brand/arch-logo.tsx";
import { Button } from "../ui/button.tsx";
import { LanguageMenu } from "./language-menu.tsx";
import { MobileMenu } from "./mobile-menu.tsx";
import { PUBLIC_LINKS } from "./public-links.ts";

function DesktopNav() {
  const { t } = useTranslation();
  return (
    <nav aria-label={t("nav.main")} className="ms-auto hidden items-center gap-6 lg:flex">
      {PUBLIC_LINKS.map(({ to, key }) => (
        <Link
          key={to}
          to={to}
          className="py-2 text-[0.9375rem]"
          activeProps={{ className: "text-ink underline decoration-accent underline-offset-8" }}
          inactiveProps={{ className: "text-ink-muted hover:text-ink" }}
        >
          {t(key)}
        </Link>
      ))}
      <LanguageMenu />
      <Button asChild variant="outline">
        <Link to={paths.login}>{t("nav.login")}</Link>
      </Button>
    </nav>
  );
}

export function PublicHeader() {
  const name = useInstituteName(useInstitute()?.name);
  return (
    <header className="relative">
      <div className="wrap">
        <div className="flex min-h-18 flex-wrap items-center gap-x-4 border-b border-line py-3">
          <Link to={paths.home} className="rounded-sm">
            <ArchLogo name={name} />
          </Link>
          <DesktopNav />
          <MobileMenu />
        </div>
      </div>
    </header>
  );
}
