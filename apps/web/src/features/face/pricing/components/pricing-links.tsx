import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";

import { TermsLink } from "../../../../components/terms/terms-link.tsx";
import { GIFT_ANCHOR, paths } from "../../../../config/paths.ts";
import type { TermsSection } from "../../../../config/paths.ts";
import { useCurrentUser } from "../../../../lib/current-user.ts";

const LINK =
  "inline-block py-1.5 text-primary underline underline-offset-4 hover:text-primary-hover";

type RuleLinkProps = { section: TermsSection; children: ReactNode };

/** The rule itself: on the page of the terms, or over this one for whom that page is not open. */
export function RuleLink({ section, children }: RuleLinkProps) {
  const user = useCurrentUser();
  return user ? (
    <p>
      <TermsLink section={section}>{children}</TermsLink>
    </p>
  ) : (
    <Link to={paths.terms} hash={section} className={LINK}>
      {children}
    </Link>
  );
}

export function GiftAnchor({ children }: { children: ReactNode }) {
  return (
    <Link to={paths.contact} hash={GIFT_ANCHOR} className={LINK}>
      {children}
    </Link>
  );
}
