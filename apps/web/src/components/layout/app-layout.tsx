import type { CurrentUser } from "@riwaq/contracts/identity/users";
import type { ReactNode } from "react";

import { AppHeader } from "./app-header.tsx";
import { SectionNav } from "./section-nav.tsx";
import { SeeingBand } from "./seeing-band.tsx";
import { Sidebar } from "./sidebar.tsx";
import { MAIN_ID, SkipLink } from "./skip-link.tsx";

type AppLayoutProps = {
  user: CurrentUser;
  bell: ReactNode;
  finder?: ReactNode;
  children: ReactNode;
};

/** The frame of everything behind the log-in; on phones the sidebar is a sheet in the header. */
export function AppLayout({ user, bell, finder, children }: AppLayoutProps) {
  return (
    <div className="min-h-dvh lg:grid lg:grid-cols-[16rem_minmax(0,1fr)]">
      <SkipLink />
      <aside className="sticky top-0 hidden h-dvh border-e border-line bg-paper-deep lg:block">
        <Sidebar user={user} />
      </aside>
      <div className="flex min-w-0 flex-col">
        {/* Both stay in sight; without a band the header does so by itself. */}
        <div className={user.seen_by ? "sticky top-0 z-40" : "contents"}>
          {user.seen_by && <SeeingBand user={user} seenBy={user.seen_by} />}
          <AppHeader user={user} bell={bell} finder={finder} />
        </div>
        <main id={MAIN_ID} className="wrap grow py-8">
          <SectionNav />
          {children}
        </main>
      </div>
    </div>
  );
}
