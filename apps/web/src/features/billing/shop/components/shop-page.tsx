import type { Shop } from "@riwaq/contracts/billing/shop";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import { Card, CardTitle } from "../../../../components/ui/card.tsx";
import { ConfirmDialog } from "../../../../components/ui/confirm-dialog.tsx";
import { Note } from "../../../../components/ui/note.tsx";
import { PageHeader } from "../../../../components/ui/page-header.tsx";
import { QueryView } from "../../../../components/ui/query-view.tsx";
import { toast } from "../../../../components/ui/toast-store.ts";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { formatList } from "../../../../lib/format.ts";
import { useOpenShop } from "../mutations.ts";
import { shopQuery } from "../queries.ts";
import { PlansSection } from "./plans-section.tsx";
import { SellerForm } from "./seller-form.tsx";
import { TaxRulesSection } from "./tax-rules-section.tsx";
import { ValuesForm } from "./values-form.tsx";

/** What keeps it closed, in words. */
function Gaps({ gaps, facts_missing: facts }: Shop) {
  const { t } = useTranslation("billing");
  const { language } = useLanguage();
  const factNames = formatList(
    facts.map((fact) => t(`seller.${fact}`)),
    language,
  );
  return (
    <ul className="list-disc space-y-1 ps-5 text-ink-muted marker:text-accent">
      {gaps.map((gap) => (
        <li key={gap}>{t(`gaps.${gap}`, { facts: factNames })}</li>
      ))}
    </ul>
  );
}

/** What staff wish, and what visitors see: something may be missing. */
const stateOf = ({ is_open: isOpen, gaps }: Shop) => {
  if (!isOpen) return "closed";
  return gaps.length === 0 ? "selling" : "stopped";
};

/** Whether anything is shown, why not, and the one press that changes it. */
function Opening({ shop }: { shop: Shop }) {
  const { t } = useTranslation("billing");
  const change = useOpenShop();
  const { is_open: isOpen, gaps } = shop;
  const state = stateOf(shop);
  return (
    <Card aria-labelledby="shop-state" className="space-y-4">
      <CardTitle id="shop-state">{t(`state.${state}`)}</CardTitle>
      <p className="measure text-ink-muted">{t(`state.${state}Text`)}</p>
      {gaps.length > 0 && <Gaps {...shop} />}
      {(isOpen || gaps.length === 0) && (
        <ConfirmDialog
          trigger={
            <Button variant={isOpen ? "outline" : "default"}>
              {t(isOpen ? "state.close" : "state.open")}
            </Button>
          }
          title={t(isOpen ? "state.closeTitle" : "state.openTitle")}
          description={t(isOpen ? "state.closeAsk" : "state.openAsk")}
          confirmLabel={t(isOpen ? "state.close" : "state.open")}
          mutation={change}
          sent={!isOpen}
          onDone={() => toast({ title: t(isOpen ? "state.isClosed" : "state.isOpen") })}
          failureTitle={t("state.failed")}
        />
      )}
    </Card>
  );
}

/** Who sells lessons, under which tax and for how much: without all of it nothing speaks of money. */
export function ShopPage() {
  const { t } = useTranslation(["billing", "common"]);
  const query = useQuery(shopQuery);
  return (
    <>
      <PageHeader title={t("common:titles.shop")} description={t("intro")} />
      <QueryView query={query}>
        {(shop) => (
          <div className="max-w-4xl space-y-6">
            <Note>{t("notYet")}</Note>
            <Opening shop={shop} />
            <PlansSection shop={shop} />
            <TaxRulesSection shop={shop} />
            <SellerForm seller={shop.seller} />
            <ValuesForm values={shop.values} />
          </div>
        )}
      </QueryView>
    </>
  );
}
