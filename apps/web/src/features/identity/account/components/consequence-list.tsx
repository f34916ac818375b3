import type { DeletionConsequences } from "@riwaq/contracts/identity/account";
import type { Language } from "@riwaq/contracts/languages";
import { useTranslation } from "react-i18next";

import { TermsLink } from "../../../../components/terms/terms-link.tsx";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { isolated, formatFullDate, formatNames } from "../../../../lib/format.ts";
import { formatPrice } from "../../../../lib/money.ts";

type ConsequenceListProps = { consequences: DeletionConsequences; zone: string };

/** Each in its own direction within the sentence. */
export const namesOf = (names: readonly string[], language: Language) =>
  formatNames(
    names.map((name) => isolated(name)),
    language,
  );

/** What closing does, in the order in which it is felt. */
export function ConsequenceList({ consequences, zone }: ConsequenceListProps) {
  const { t } = useTranslation("account");
  const { language } = useLanguage();
  const { lessons_cancelled, children_closed, children_suspended, ...rest } = consequences;
  const { resources_removed, credits_returned, ...dates } = rest;
  const amounts = credits_returned.map(({ amount, currency }) =>
    formatPrice(amount, currency, language),
  );
  const names = namesOf(children_closed, language);
  return (
    <ul className="list-disc space-y-2 ps-5 marker:text-ink-muted">
      <li>{t("close.signedOut")}</li>
      {children_closed.length > 0 && (
        <li>{t("close.children", { count: children_closed.length, names })}</li>
      )}
      {children_suspended.length > 0 && (
        <li>
          {t("close.suspended", {
            count: children_suspended.length,
            names: namesOf(children_suspended, language),
          })}
        </li>
      )}
      {lessons_cancelled > 0 && <li>{t("close.lessons", { count: lessons_cancelled })}</li>}
      {dates.leaves_on !== null && (
        <li>
          {t("close.leaves", { date: formatFullDate(dates.leaves_on, language, "UTC") })}{" "}
          <TermsLink section="leaving" />
        </li>
      )}
      {resources_removed > 0 && <li>{t("close.resources", { count: resources_removed })}</li>}
      {amounts.length > 0 && (
        <li>{t("close.credits", { amounts: formatNames(amounts, language) })}</li>
      )}
      <li>{t("close.kept", { date: formatFullDate(dates.remove_after, language, zone) })}</li>
    </ul>
  );
}
