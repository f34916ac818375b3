import type { OwnVoucher, Vouchers } from "@riwaq/contracts/billing/vouchers";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import { Card, CardTitle } from "../../../../components/ui/card.tsx";
import { PageHeader } from "../../../../components/ui/page-header.tsx";
import { QueryView } from "../../../../components/ui/query-view.tsx";
import { paths } from "../../../../config/paths.ts";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { deviceTimeZone } from "../../../../lib/format.ts";
import { formatPrice } from "../../../../lib/money.ts";
import { useReaderZone } from "../../../../lib/own-profile.ts";
import { ownVouchersQuery } from "../queries.ts";
import { GiftRow } from "./gift-row.tsx";
import { GiveForm } from "./give-form.tsx";
import { RedeemForm } from "./redeem-form.tsx";

function Give({ own }: { own: Vouchers }) {
  const { t } = useTranslation("vouchers");
  return (
    <Card aria-labelledby="give">
      <CardTitle id="give">{t("give.title")}</CardTitle>
      <p className="mt-1 mb-5 measure text-ink-muted">
        {t(own.is_open ? "give.text" : "give.closed")}
      </p>
      {own.is_open && <GiveForm own={own} />}
    </Card>
  );
}

/** What is left of those that were redeemed. */
function Redeemed({ vouchers }: { vouchers: readonly OwnVoucher[] }) {
  const { t } = useTranslation("vouchers");
  const { language } = useLanguage();
  if (vouchers.length === 0) return null;
  return (
    <ul aria-label={t("redeem.list")} className="mt-5 divide-y divide-line border-t border-line">
      {vouchers.map(({ id, value, rest, currency }) => (
        <li key={id} className="py-3 last:pb-0">
          {t("redeem.left", {
            rest: formatPrice(rest, currency, language),
            value: formatPrice(value, currency, language),
          })}
        </li>
      ))}
    </ul>
  );
}

function Redeem({ own }: { own: Vouchers }) {
  const { t } = useTranslation("vouchers");
  return (
    <Card aria-labelledby="redeem">
      <CardTitle id="redeem">{t("redeem.title")}</CardTitle>
      <p className="mt-1 mb-5 measure text-ink-muted">{t("redeem.text")}</p>
      <RedeemForm />
      <Redeemed vouchers={own.redeemed} />
    </Card>
  );
}

function Bought({ own }: { own: Vouchers }) {
  const { t } = useTranslation("vouchers");
  const zone = useReaderZone() ?? deviceTimeZone();
  if (own.bought.length === 0) return null;
  return (
    <Card aria-labelledby="bought">
      <CardTitle id="bought" className="mb-4">
        {t("bought")}
      </CardTitle>
      <ul className="divide-y divide-line">
        {own.bought.map((gift) => (
          <GiftRow key={gift.id} gift={gift} zone={zone} />
        ))}
      </ul>
    </Card>
  );
}

/** Lessons as a present: given, and received. */
export function GiftsPage() {
  const { t } = useTranslation("vouchers");
  const query = useQuery(ownVouchersQuery);
  return (
    <>
      <PageHeader title={t("title")} description={t("intro")} />
      <QueryView query={query}>
        {(own) => (
          <div className="space-y-6">
            <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
              <div className="space-y-6">
                <Bought own={own} />
                <Give own={own} />
              </div>
              <Redeem own={own} />
            </div>
            <Button asChild variant="outline" className="max-sm:w-full">
              <Link to={paths.subscription}>{t("toSubscription")}</Link>
            </Button>
          </div>
        )}
      </QueryView>
    </>
  );
}
