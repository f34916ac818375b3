import type { SaidOutcome } from "@riwaq/contracts/scheduling/outcomes";
import type { SessionDetails } from "@riwaq/contracts/scheduling/sessions";
import { useTranslation } from "react-i18next";

import { useOutcomeWords } from "../../../../components/lessons/outcomes/use-outcome-words.ts";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { cn } from "../../../../lib/cn.ts";
import { formatDateTime } from "../../../../lib/format.ts";

type VersionProps = { said: SaidOutcome; zone: string; isLast: boolean };

function Version({ said, zone, isLast }: VersionProps) {
  const { t } = useTranslation("sessions");
  const { language } = useLanguage();
  const words = useOutcomeWords();
  const { said_by: by, said_by_name: name, said_at: at, reason } = said;
  return (
    <li className="py-2.5">
      <p className={cn("font-semibold", !isLast && "text-ink-muted line-through")}>{words(said)}</p>
      <p className="text-sm text-ink-muted">
        {t(name === null && by !== "system" ? `said.nobody.${by}` : `said.${by}`, {
          name: name ?? "",
        })}
        {" · "}
        <bdi>{formatDateTime(at, language, zone)}</bdi>
      </p>
      {reason && (
        <p dir="auto" className="mt-1 border-s-2 border-line-strong ps-3 text-sm">
          {reason}
        </p>
      )}
    </li>
  );
}

/** All that was said of how the lesson ended, the last word first: by whom, when and why. */
export function OutcomeVersions({ session }: { session: SessionDetails }) {
  const { t } = useTranslation("sessions");
  if (session.outcomes.length === 0) return null;
  return (
    <section aria-label={t("said.title")} className="mt-4">
      <h3 className="text-ink-muted">{t("said.title")}</h3>
      <ul className="divide-y divide-line">
        {session.outcomes.map((said, index) => (
          <Version key={said.version} said={said} zone={session.time_zone} isLast={index === 0} />
        ))}
      </ul>
    </section>
  );
}
