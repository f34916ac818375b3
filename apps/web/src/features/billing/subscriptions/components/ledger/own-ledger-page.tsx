import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../../components/ui/button.tsx";
import { paths } from "../../../../../config/paths.ts";
import { ledgerQuery } from "../../queries.ts";
import { LedgerPage } from "./ledger-page.tsx";

/** Why so much is left, for its payer. */
export function OwnLedgerPage({ id }: { id: string }) {
  const { t } = useTranslation("subscription");
  const back = (
    <Button asChild variant="outline">
      <Link to={paths.subscription}>{t("pay.toSubscription")}</Link>
    </Button>
  );
  return <LedgerPage query={useQuery(ledgerQuery(id))} back={back} />;
}
