import type { StaffLegalAct } from "@riwaq/contracts/billing/legal-acts";
import { useTranslation } from "react-i18next";

import { Badge } from "../../../../components/ui/badge.tsx";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { formatCivilDate, formatDateTime } from "../../../../lib/format.ts";
import { MatchDialog } from "./match-dialog.tsx";

type CardProps = { act: StaffLegalAct; timeZone: string };

const kindOf = ({ kind }: StaffLegalAct) => (kind === "withdrawal" ? "withdrawal" : "leaving");

function Match({
  match,
  timeZone,
}: {
  match: NonNullable<StaffLegalAct["match"]>;
  timeZone: string;
}) {
  const { t } = useTranslation("billing");
  const { language } = useLanguage();
  const { student, subscription_id: id, by, note } = match;
  return (
    <div className="mt-3 space-y-1 text-sm text-ink-muted wrap-anywhere">
      <p className="font-semibold text-ink">
        {id === null ? t("acts.isNothing") : <bdi>{student ?? t("acts.gone")}</bdi>}
      </p>
      {note !== "" && <p dir="auto">{note}</p>}
      <p>
        {by !== null && (
          <>
            <bdi>{by}</bdi>
            {" · "}
          </>
        )}
        {formatDateTime(match.at, language, timeZone)}
      </p>
    </div>
  );
}

/** What somebody declared, word for word, and what staff made of it. */
export function ActCard({ act, timeZone }: CardProps) {
  const { t } = useTranslation(["billing", "common"]);
  const { language } = useLanguage();
  const { name, email, reference, ends_on: endsOn, match } = act;
  const isOpen = match === null || match.subscription_id === null;
  const about = [
    formatDateTime(act.acted_at, language, timeZone),
    t(`common:language.${act.language}`),
    ...(endsOn ? [t("acts.endsOn", { date: formatCivilDate(endsOn, language) })] : []),
  ];
  return (
    <li className="rounded-md border border-line bg-surface p-5">
      <article aria-label={name}>
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
          <h3 dir="auto" className="min-w-0 font-sans text-base! font-semibold wrap-anywhere">
            {name}
          </h3>
          <Badge tone={kindOf(act) === "withdrawal" ? "red" : "blue"}>
            {t(`acts.kinds.${kindOf(act)}`)}
          </Badge>
        </div>
        <a
          href={`mailto:${email}`}
          className="inline-flex min-h-6 items-center text-info underline underline-offset-4 wrap-anywhere"
        >
          <bdi dir="ltr">{email}</bdi>
        </a>
        <p className="text-sm text-ink-muted">{about.join(" · ")}</p>
        {reference !== "" && (
          <p dir="auto" className="mt-3 rounded-md bg-paper-deep px-4 py-3 wrap-anywhere">
            {reference}
          </p>
        )}
        {match && <Match match={match} timeZone={timeZone} />}
        {isOpen && (
          <div className="mt-4">
            <MatchDialog act={act} timeZone={timeZone} />
          </div>
        )}
      </article>
    </li>
  );
}
