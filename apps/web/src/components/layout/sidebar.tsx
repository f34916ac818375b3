import type { CurrentUser } from "@riwaq/contracts/users";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

import { paths } from "../../config/paths.ts";
import { ArchLogo } from "../brand/arch-logo.tsx";
import { Avatar } from "../ui/avatar.tsx";
import { appLinksFor } from "./app-links.ts";

function Person({ user }: { user: CurrentUser }) {
  return (
    <div className="flex items-center gap-3 border-t border-line px-5 py-4">
      <Avatar name={user.name} picture={user.profile.picture} />
      <div className="min-w-0">
        <p dir="auto" className="truncate font-semibold">
          {user.name}
        </p>
        <p className="truncate text-sm text-ink-muted">
          <bdi>{user.email}</bdi>
        </p>
      </div>
    </div>
  );
}

type SidebarProps = { user: CurrentUser; onChoose?: () => void };

export function Sidebar({ user, onChoose }: SidebarProps) {
  const { t } = useTranslation();
  return (
    <div className="flex h-full flex-col">
      <div className="px-5 py-5">
        <ArchLogo name={t("institute")} />
      </div>
      <nav aria-label={t("nav.main")} className="grow overflow-y-auto px-3">
        <ul className="space-y-1">
          {appLinksFor(user.role).map(({ to, key, Icon }) => (
            <li key={to}>
              <Link
                to={to}
                preload={to === paths.logout ? false : "intent"}
                activeOptions={{ exact: true }}
                onClick={onChoose}
                className="flex min-h-11 items-center gap-3 rounded-md px-3 text-ink-muted hover:bg-line/60 hover:text-ink"
                activeProps={{
                  className: "bg-surface font-semibold text-ink border-s-2 border-accent",
                }}
              >
                <Icon aria-hidden className="size-5" strokeWidth={1.75} />
                {t(key)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <Person user={user} />
    </div>
  );
}
