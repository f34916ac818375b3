import type { ReactNode } from "react";

import { PublicFooter } from "./public-footer.tsx";
import { PublicHeader } from "./public-header.tsx";
import { MAIN_ID, SkipLink } from "./skip-link.tsx";

/** Header and footer read the institute themselves: the page between them has nothing to do with its answer. */
export function PublicLayout({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <PublicHeader />
      <main id={MAIN_ID} className="grow">
        {children}
      </main>
      <PublicFooter />
    </div>
  );
}
