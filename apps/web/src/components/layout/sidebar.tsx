import type { CurrentUser } from "@riwaq/contracts/identity/users";
import { useQuery } from "@tanstack/react-query";
import { Link, useLocation } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

import { paths } from "../../config/paths.ts";
import { cn } from "../../lib/cn.ts";
import { homesQuery } from "../../lib/own-homes.ts";
import { ArchLogo } from "../brand/arch-logo.tsx";
import { Avatar } from "../ui/avatar.tsx";
import { type AppLink, appLinksFor } from "./app-links.ts";
import { isInSection, type StaffSection, staffSectionsFor } from "./staff-sections.ts";

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

type SidebarItem = AppLink | StaffSection;
type SidebarLinkProps = { link: SidebarItem; onChoose?: () => void };

function SidebarLink({ link, onChoose }: SidebarLinkProps) {
  const { to, key, Icon } = link;
  const { t } = useTranslation();
  const { pathname } = useLocation();
  // The role home stands at two addresses (decisions): the same link is the current one at both.
  const isCurrent =
    (to === paths.home && pathname === paths.dashboard) ||
    ("pages" in link && isInSection(link, pathname));
  return (
    <Link
      to={to}
      preload={to === paths.logout ? false : "intent"}
      activeOptions={{ exact: true, includeSearch: false }}
      onClick={onChoose}
      {...(isCurrent && { "aria-current": "page" })}
      className="relative flex min-h-11 items-center gap-3 rounded-md px-3 text-ink-muted hover:bg-line/60 hover:text-ink aria-[current=page]:before:absolute aria-[current=page]:before:inset-y-2.5 aria-[current=page]:before:start-0 aria-[current=page]:before:border-s-3 aria-[current=page]:before:border-accent aria-[current=page]:bg-surface aria-[current=page]:font-semibold aria-[current=page]:text-ink"
    >
      <Icon
        aria-hidden
        strokeWidth={1.75}
        className={cn("size-5 shrink-0", to === paths.logout && "flip-rtl")}
      />
      {t(key)}
    </Link>
  );
}

type LinksProps = { links: readonly SidebarItem[]; label?: string; onChoose?: () => void };

function Links({ links, label, onChoose }: LinksProps) {
  if (links.length === 0) return null;
  return (
    <div className="border-line not-first:mt-3 not-first:border-t not-first:pt-3">
      {label && (
        <p aria-hidden className="px-3 pb-1 text-sm font-semibold text-ink-muted">
          {label}
        </p>
      )}
      <ul {...(label && { "aria-label": label })} className="space-y-1">
        {links.map((link) => (
          <li key={link.key}>
            <SidebarLink link={link} {...(onChoose && { onChoose })} />
          </li>
        ))}
      </ul>
    </div>
  );
}

type SidebarProps = { user: CurrentUser; onChoose?: () => void };

export function Sidebar({ user, onChoose }: SidebarProps) {
  const { t } = useTranslation();
  const { data: held = { homes: [], rights: [] } } = useQuery(homesQuery);
  const { own, last } = appLinksFor(user.role, held);
  const sections = staffSectionsFor(
    held.rights,
    own.map(({ to }) => to),
  );
  const choosing = onChoose && { onChoose };
  return (
    <div className="flex h-full flex-col">
      <div className="px-5 py-5">
        <ArchLogo name={t("institute")} />
      </div>
      <nav aria-label={t("nav.main")} className="grow overflow-y-auto px-3">
        <Links links={own} {...choosing} />
        <Links
          links={sections}
          {...(user.role !== "A" && { label: t("rights.group") })}
          {...choosing}
        />
        <Links links={last} {...choosing} />
      </nav>
      <Person user={user} />
    </div>
  );
}
