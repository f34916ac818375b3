import type { Conditions } from "@riwaq/contracts/billing/legal";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import { PageHeader } from "../../../../components/ui/page-header.tsx";
import { QueryView } from "../../../../components/ui/query-view.tsx";
import { paths } from "../../../../config/paths.ts";
import { useLegal } from "../../../../lib/legal.ts";

function Contents({ sections }: Pick<Conditions, "sections">) {
  const { t } = useTranslation("legal");
  return (
    <nav
      aria-labelledby="contents"
      className="rounded-md border border-line bg-surface p-5 lg:sticky lg:top-8 lg:self-start lg:border-0 lg:bg-transparent lg:p-0 print:hidden"
    >
      <p id="contents" className="font-semibold">
        {t("contents")}
      </p>
      <ol className="mt-2 gap-x-8 sm:columns-2 lg:columns-1">
        {sections.map(({ section, title }) => (
          <li key={section} className="break-inside-avoid">
            <Link
              to={paths.conditions}
              hash={section}
              className="inline-block py-1.5 text-primary underline-offset-4 hover:text-primary-hover hover:underline"
            >
              {title}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Sections({ sections, version }: Conditions) {
  const { t } = useTranslation("legal");
  return (
    <div className="wrap-anywhere">
      {sections.map(({ section, title, lines }) => (
        <section
          key={section}
          id={section}
          aria-labelledby={`${section}-title`}
          className="scroll-mt-6 border-t border-line py-7 first:border-0 first:pt-0"
        >
          <h2 id={`${section}-title`}>{title}</h2>
          <ul className="mt-3 list-disc space-y-1.5 ps-5 measure marker:text-accent">
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      ))}
      <p className="border-t border-line pt-6 text-sm text-ink-muted">
        {t("version")} <bdi className="tabular-nums">{version}</bdi>
      </p>
    </div>
  );
}

/** The two acts that need no sign-in, where their rules are read. */
function Acts() {
  const { t } = useTranslation("legal");
  return (
    <div className="mt-8 flex flex-wrap gap-3 print:hidden">
      <Button asChild variant="outline">
        <Link to={paths.withdraw}>{t("withdraw")}</Link>
      </Button>
      <Button asChild variant="outline">
        <Link to={paths.cancel}>{t("cancel")}</Link>
      </Button>
    </div>
  );
}

/** The conditions of sale as an order keeps them: the server writes them, with the figures that hold now. */
export function ConditionsPage() {
  const { t } = useTranslation("legal");
  const legal = useLegal();
  return (
    <div className="wrap pt-12 lg:pt-16">
      <PageHeader title={t("conditions")} description={t("conditionsLead")} />
      {/* What stands below does not move when the text comes. */}
      <div className="min-h-svh">
        <QueryView query={legal}>
          {({ conditions }) => (
            <div className="mt-12 grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,2.2fr)]">
              <Contents sections={conditions.sections} />
              <Sections {...conditions} />
            </div>
          )}
        </QueryView>
      </div>
      <Acts />
    </div>
  );
}
