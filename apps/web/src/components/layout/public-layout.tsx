import type { Institute } from "@riwaq/contracts/institute/institute";
import type { ReactNode } from "react";

import { PublicFooter } from "./public-footer.tsx";
import { PublicHeader } from "./public-header.tsx";
import { MAIN_ID, SkipLink } from "./skip-link.tsx";

type PublicLayoutProps = { institute: Institute | undefined; children: ReactNode };

export function PublicLayout({ institute, children }: PublicLayoutProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <PublicHeader name={institute?.name} />
      <main id={MAIN_ID} className="grow">
        {children}
      </main>
      <PublicFooter institute={institute} />
    </div>
  );
}
