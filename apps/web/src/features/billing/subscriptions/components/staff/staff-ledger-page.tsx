import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../../components/ui/button.tsx";
import { paths } from "../../../../../config/paths.ts";
import { staffLedgerQuery } from "../../queries.ts";
import { LedgerPage } from "../ledger/ledger-page.tsx";

/** The ledger of a family, as its payer reads it. */
export function StaffLedgerPage({ id }: { id: string }) {
  const { t } = useTranslation("money");
  const back = (
    <Button asChild variant="outline">
      <Link to={paths.money}>{t("payer.toMoney")}</Link>
    </Button>
  );
  return <LedgerPage query={useQuery(staffLedgerQuery(id))} back={back} />;
}
