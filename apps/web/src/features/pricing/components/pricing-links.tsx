import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";

import { GIFT_ANCHOR, paths } from "../../../config/paths.ts";
import type { TermsSection } from "../../../config/paths.ts";

const LINK =
  "inline-block py-1.5 text-primary underline underline-offset-4 hover:text-primary-hover";

/** The rule itself, opened in the terms. */
export function TermsLink({ section, children }: { section: TermsSection; children: ReactNode }) {
  return (
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
