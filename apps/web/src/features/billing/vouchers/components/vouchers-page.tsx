import { type StaffVoucher, VoucherReturn } from "@riwaq/contracts/billing/vouchers";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

import { AppForm } from "../../../../components/ui/app-form.tsx";
import { Badge } from "../../../../components/ui/badge.tsx";
import { Button } from "../../../../components/ui/button.tsx";
import { EmptyState } from "../../../../components/ui/empty-state.tsx";
import { FormDialog } from "../../../../components/ui/form-dialog.tsx";
import { PageHeader } from "../../../../components/ui/page-header.tsx";
import { QueryView } from "../../../../components/ui/query-view.tsx";
import { TextareaField } from "../../../../components/ui/textarea-field.tsx";
import { toast } from "../../../../components/ui/toast-store.ts";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { deviceTimeZone, formatDate, isolated } from "../../../../lib/format.ts";
import { formatPrice } from "../../../../lib/money.ts";
import { useReaderZone } from "../../../../lib/own-profile.ts";
import { useAppForm } from "../../../../lib/use-app-form.ts";
import { useTakeBack } from "../mutations.ts";
import { vouchersQuery } from "../queries.ts";
import { TONES } from "./gift-row.tsx";
import { GrantDialog } from "./grant-dialog.tsx";

function ReturnForm({ id, onSaved }: { id: string; onSaved: () => void }) {
  const { t } = useTranslation("vouchers");
  const form = useAppForm({
    rules: VoucherReturn,
    defaultValues: { note: "" },
    mutation: useTakeBack(id),
    toSend: (said) => said,
    onSaved: () => {
      toast({ title: t("takeBack.done") });
      onSaved();
    },
  });
  return (
    <AppForm of={form} place="dialog" submitLabel={t("takeBack.do")}>
      <TextareaField label={t("takeBack.note")} dir="auto" rows={3} {...form.field("note")} />
    </AppForm>
  );
}

function TakeBack({ voucher, price }: { voucher: StaffVoucher; price: string }) {
  const { t } = useTranslation("vouchers");
  return (
    <FormDialog
      trigger={
        <Button variant="outline" size="sm">
          {t("takeBack.do")}
        </Button>
      }
      title={t("takeBack.title", { price: isolated(price) })}
      description={t(`takeBack.${voucher.origin}`)}
      takesTriggerAway
    >
      {(close) => <ReturnForm id={voucher.id} onSaved={close} />}
    </FormDialog>
  );
}

function Row({ voucher, zone }: { voucher: StaffVoucher; zone: string }) {
  const { t } = useTranslation("vouchers");
  const { language } = useLanguage();
  const { origin, state, value, rest, currency, reason, redeemed_by: redeemer } = voucher;
  const price = (amount: number) => formatPrice(amount, currency, language);
  const day = (at: string) => formatDate(at, language, zone);
  const by = origin === "gift" ? voucher.buyer : voucher.granted_by;
  const facts = [
    by !== "" && t(`by.${origin}`, { name: isolated(by) }),
    day(voucher.issued_at),
    (state === "open" || state === "expired") && t("until", { day: day(voucher.expires_at) }),
    redeemer !== "" && t("by.redeemed", { name: isolated(redeemer) }),
    rest !== value && t("rest", { rest: price(rest) }),
  ];
  const canReturn = (state === "open" || state === "expired") && rest > 0;
  return (
    <li className="space-y-2 rounded-md border border-line bg-surface p-5">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <p className="font-semibold">
          <span className="tabular-nums">{price(value)}</span>
          {" · "}
          {t(`origin.${origin}`)}
        </p>
        <Badge tone={TONES[state]}>{t(`states.${state}`)}</Badge>
      </div>
      <p className="text-sm text-ink-muted wrap-anywhere">{facts.filter(Boolean).join(" · ")}</p>
      {reason !== "" && (
        <p dir="auto" className="rounded-md bg-paper-deep px-4 py-3 wrap-anywhere">
          {reason}
        </p>
      )}
      {canReturn && <TakeBack voucher={voucher} price={price(rest)} />}
    </li>
  );
}

/** Every voucher with what is left of it, for staff who decide about money; codes are shown nowhere. */
export function VouchersPage() {
  const { t } = useTranslation(["vouchers", "common"]);
  const query = useQuery(vouchersQuery);
  const zone = useReaderZone() ?? deviceTimeZone();
  return (
    <>
      <PageHeader title={t("common:titles.vouchers")} description={t("staffIntro")} />
      <QueryView query={query}>
        {({ vouchers, currency }) => (
          <div className="max-w-3xl space-y-6">
            <GrantDialog currency={currency} />
            {vouchers.length === 0 ? (
              <EmptyState title={t("empty")} hint={t("emptyHint")} />
            ) : (
              <ul aria-label={t("common:titles.vouchers")} className="space-y-3">
                {vouchers.map((one) => (
                  <Row key={one.id} voucher={one} zone={zone} />
                ))}
              </ul>
            )}
          </div>
        )}
      </QueryView>
    </>
  );
}
