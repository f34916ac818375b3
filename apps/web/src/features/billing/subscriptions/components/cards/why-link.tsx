import type { Subscription } from "@riwaq/contracts/billing/subscriptions";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../../components/ui/button.tsx";
import type { paths } from "../../../../../config/paths.ts";
import { isolated } from "../../../../../lib/format.ts";

type WhyProps = {
  subscription: Subscription;
  /** The payer's own page, or that of the staff. */
  to: typeof paths.ledger | typeof paths.staffLedger;
};

/** Why so much is left. */
export function WhyLink({ subscription: { id, student }, to }: WhyProps) {
  const { t } = useTranslation("subscription");
  return (
    <Button asChild variant="link" className="px-0!">
      <Link to={to} params={{ id }} aria-label={t("why.linkOf", { name: isolated(student.name) })}>
        {t("why.link")}
      </Link>
    </Button>
  );
}
