import type { Institute } from "@riwaq/contracts/institute/institute";
import { Link } from "@tanstack/react-router";
import { useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";

import { CONTACT_ANCHOR, paths } from "../../config/paths.ts";
import { useInstitute, useInstituteName } from "../../lib/institute.ts";
import { StarLattice } from "../brand/star-lattice.tsx";
import { Button } from "../ui/button.tsx";
import { ChannelLinks } from "./channel-links.tsx";

declare const __BUILD_YEAR__: number;

const neverChanges = () => () => undefined;

/** A page written last year must hydrate as it was written, and say this year right after. */
function useCurrentYear() {
  return useSyncExternalStore(
    neverChanges,
    () => new Date().getFullYear(),
    () => __BUILD_YEAR__,
  );
}

const LEGAL_LINKS = [
  { to: paths.legal, key: "footer.notice" },
  { to: paths.conditions, key: "footer.conditions" },
  { to: paths.terms, key: "footer.terms" },
  { to: paths.privacy, key: "footer.privacy" },
  { to: paths.contact, key: "footer.contact" },
] as const;

/** What nobody is kept from by a lost password, wherever there may be a contract. */
const CONTRACT_LINKS = [
  { to: paths.withdraw, key: "footer.withdraw" },
  { to: paths.cancel, key: "footer.cancel" },
] as const;

function LegalLine({ institute }: { institute: Institute | undefined }) {
  const { t } = useTranslation();
  const year = useCurrentYear();
  const links = [...LEGAL_LINKS, ...(institute?.has_contracts ? CONTRACT_LINKS : [])];
  return (
    <div className="mt-12 flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-t border-on-band/15 pt-6 text-sm text-on-band-muted">
      <p>
        {t("footer.copyright", {
          year,
          name: useInstituteName(institute?.name),
        })}
      </p>
      <nav aria-label={t("footer.legal")} className="flex flex-wrap gap-x-6 gap-y-2">
        {links.map(({ to, key }) => (
          <Link key={to} to={to} className="py-1 underline-offset-4 hover:underline">
            {t(key)}
          </Link>
        ))}
      </nav>
    </div>
  );
}

export function PublicFooter() {
  const { t } = useTranslation();
  const institute = useInstitute();
  return (
    <footer id={CONTACT_ANCHOR} className="mt-20 bg-band text-on-band">
      <StarLattice className="block h-16" />
      <div className="wrap pt-4 pb-12">
        <div className="flex flex-wrap items-end justify-between gap-8">
          <div className="measure">
            <h2>
              <Link
                to={paths.home}
                hash={CONTACT_ANCHOR}
                className="underline-offset-4 hover:underline"
              >
                {t("footer.connect")}
              </Link>
            </h2>
            {institute && <ChannelLinks institute={institute} />}
          </div>
          <Button asChild size="lg" className="bg-accent! text-band! hover:brightness-110">
            <Link to={paths.register}>{t("footer.start")}</Link>
          </Button>
        </div>
        <LegalLine institute={institute} />
      </div>
    </footer>
  );
}
