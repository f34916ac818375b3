import type { DeletionConsequences } from "@riwaq/contracts/account";
import { useTranslation } from "react-i18next";

import { useLanguage } from "../../../i18n/use-language.ts";
import { formatFullDate, formatNames } from "../../../lib/format.ts";

type ConsequenceListProps = { consequences: DeletionConsequences; zone: string };

const isolate = (text: string) => `\u2068${text}\u2069`;

/** What closing does, in the order in which it is felt. */
export function ConsequenceList({ consequences, zone }: ConsequenceListProps) {
  const { t } = useTranslation("account");
  const { language } = useLanguage();
  const { lessons_cancelled, children_closed, resources_removed, ...dates } = consequences;
  const names = formatNames(children_closed.map(isolate), language);
  return (
    <ul className="list-disc space-y-2 ps-5 marker:text-ink-muted">
      <li>{t("close.signedOut")}</li>
      {children_closed.length > 0 && (
        <li>{t("close.children", { count: children_closed.length, names })}</li>
      )}
      {lessons_cancelled > 0 && <li>{t("close.lessons", { count: lessons_cancelled })}</li>}
      {dates.leaves_on !== null && (
        <li>{t("close.leaves", { date: formatFullDate(dates.leaves_on, language, "UTC") })}</li>
      )}
      {resources_removed > 0 && <li>{t("close.resources", { count: resources_removed })}</li>}
      <li>{t("close.kept", { date: formatFullDate(dates.remove_after, language, zone) })}</li>
    </ul>
  );
}
