import type {
  ChargeToday,
  RenewalToday,
  UnpaidToday,
  UnplannedToday,
} from "@riwaq/contracts/billing/desk";
import { useTranslation } from "react-i18next";

import { useLanguage } from "../../../../i18n/use-language.ts";
import { formatLongDate, isolated } from "../../../../lib/format.ts";
import { MoneyRow, useAge, useNameOf, usePrice } from "./money-row.tsx";

/** On whose wall the days are. */
type At = { zone: string };

/** A charge that could not be paid: it is tried again, or the family pays. */
export function ChargeRow({ charge, zone }: At & { charge: ChargeToday }) {
  const { t } = useTranslation("money");
  const { language } = useLanguage();
  const age = useAge();
  const price = usePrice();
  const nameOf = useNameOf();
  const { decline, next_attempt_at: next, since, payer } = charge;
  const facts = [
    t(`decline.${decline ?? "none"}`),
    t(decline === null ? "askedSince" : "refusedSince", { age: age(since) }),
    next && t("next", { day: formatLongDate(next, language, zone) }),
  ];
  return <MoneyRow name={nameOf(payer)} personId={payer.id} figure={price(charge)} facts={facts} />;
}

export function RenewalRow({ renewal, zone }: At & { renewal: RenewalToday }) {
  const { t } = useTranslation("money");
  const { language } = useLanguage();
  const price = usePrice();
  const nameOf = useNameOf();
  const { due_at: due, student, trigger, payer } = renewal;
  const facts = [
    t("dueOn", { day: formatLongDate(due, language, zone), name: isolated(nameOf(student)) }),
    t(`trigger.${trigger}`),
  ];
  return (
    <MoneyRow name={nameOf(payer)} personId={payer.id} figure={price(renewal)} facts={facts} />
  );
}

export function UnplannedRow({ of, zone }: At & { of: UnplannedToday }) {
  const { t } = useTranslation("money");
  const { language } = useLanguage();
  const nameOf = useNameOf();
  const { student, lessons, last_at: last, teacher } = of;
  const day = formatLongDate(last, language, zone);
  return (
    <MoneyRow
      name={nameOf(student)}
      personId={student.id}
      figure={t("lessons", { count: lessons })}
      facts={[t("lastOn", { day, name: isolated(nameOf(teacher)) })]}
    />
  );
}

/** Lessons that are cancelled, and come back with the payment. */
export function UnpaidRow({ of, zone }: At & { of: UnpaidToday }) {
  const { t } = useTranslation("money");
  const { language } = useLanguage();
  const price = usePrice();
  const nameOf = useNameOf();
  const { payer, student, lessons, first_at: first } = of;
  const day = formatLongDate(first, language, zone);
  const facts = [
    t("lessons", { count: lessons }),
    t("firstOn", { day, name: isolated(nameOf(student)) }),
  ];
  return <MoneyRow name={nameOf(payer)} figure={price(of)} facts={facts} />;
}
