import type { CurrentUser } from "@riwaq/contracts/identity/users";
import { Link } from "@tanstack/react-router";
import { ChevronDown } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { paths } from "../../config/paths.ts";
import { TermsOnDemand } from "../terms/terms-on-demand.tsx";
import { Avatar } from "../ui/avatar.tsx";
import { Button } from "../ui/button.tsx";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from "../ui/dropdown-menu.tsx";
import { menuLinksFor } from "./app-links.ts";
import { HomeItems } from "./home-items.tsx";

export function UserMenu({ user }: { user: CurrentUser | null }) {
  const { t } = useTranslation();
  const [areTermsOpen, setAreTermsOpen] = useState(false);
  const name = user?.name || t("nav.guest");
  return (
    <>
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <Button variant="ghost" className="px-2!">
            <span className="sr-only">{`${t("nav.userMenu")} `}</span>
            <Avatar name={name} picture={user?.profile.picture ?? null} className="size-8" />
            <span dir="auto" className="hidden max-w-40 truncate sm:inline">
              {name}
            </span>
            <ChevronDown aria-hidden strokeWidth={1.75} />
          </Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent align="end">
          {user && <HomeItems user={user} />}
          {menuLinksFor(user?.role).map(({ to, key }) => (
            <DropdownMenuItem key={to} asChild>
              <Link to={to}>{t(key)}</Link>
            </DropdownMenuItem>
          ))}
          <DropdownMenuItem onSelect={() => setAreTermsOpen(true)}>
            {t("nav.terms")}
          </DropdownMenuItem>
          <DropdownMenuItem asChild>
            <Link to={paths.logout}>{t("nav.logout")}</Link>
          </DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      <TermsOnDemand isOpen={areTermsOpen} onClose={() => setAreTermsOpen(false)} />
    </>
  );
}
