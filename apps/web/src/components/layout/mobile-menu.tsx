import { Link } from "@tanstack/react-router";
import { Menu, X } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { paths } from "../../config/paths.ts";
import { Button } from "../ui/button.tsx";
import { LanguageSelect } from "./language-select.tsx";
import { PUBLIC_LINKS } from "./public-links.ts";

const MENU_ID = "mobile-menu";
const LINKS = [...PUBLIC_LINKS, { to: paths.login, key: "nav.login" }] as const;

function MenuLinks({ onChoose }: { onChoose: () => void }) {
  const { t } = useTranslation();
  return (
    <ul>
      {LINKS.map(({ to, key }) => (
        <li key={to}>
          <Link
            to={to}
            onClick={onChoose}
            className="flex min-h-12 items-center border-b border-line text-lg"
            activeProps={{ className: "font-semibold text-primary" }}
          >
            {t(key)}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Folds out below the header on narrow screens and closes when a link is tapped. */
export function MobileMenu() {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const Icon = isOpen ? X : Menu;
  return (
    <>
      <div className="ms-auto flex items-center gap-2 lg:hidden">
        <LanguageSelect />
        <Button
          variant="ghost"
          size="icon"
          aria-expanded={isOpen}
          aria-controls={MENU_ID}
          aria-label={isOpen ? t("nav.closeMenu") : t("nav.openMenu")}
          onClick={() => setIsOpen((open) => !open)}
        >
          <Icon strokeWidth={1.75} />
        </Button>
      </div>
      <nav id={MENU_ID} aria-label={t("nav.main")} hidden={!isOpen} className="w-full lg:hidden">
        <MenuLinks onChoose={() => setIsOpen(false)} />
      </nav>
    </>
  );
}
