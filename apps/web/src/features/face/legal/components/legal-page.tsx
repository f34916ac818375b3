import type { Legal } from "@riwaq/contracts/billing/legal";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

import { PageHeader } from "../../../../components/ui/page-header.tsx";
import { QueryView } from "../../../../components/ui/query-view.tsx";
import { paths } from "../../../../config/paths.ts";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { countryName } from "../../../../lib/country-names.ts";
import { useLegal } from "../../../../lib/legal.ts";

type Seller = NonNullable<Legal["seller"]>;
type Fact = keyof Seller;

const SECTIONS = {
  seller: ["name", "form", "address", "country", "registration", "tax_number"],
  contact: ["email", "phone"],
  site: ["publisher", "host"],
  mediator: ["mediator"],
} as const satisfies Record<string, readonly Fact[]>;

const NAMES = Object.keys(SECTIONS) as Array<keyof typeof SECTIONS>;

const LINK = "text-primary underline underline-offset-4 hover:text-primary-hover wrap-anywhere";

function Value({ fact, value }: { fact: Fact; value: string }) {
  const { language } = useLanguage();
  if (fact === "country") return countryName(value, language);
  if (fact !== "email" && fact !== "phone") return <bdi>{value}</bdi>;
  const href = fact === "email" ? `mailto:${value}` : `tel:${value.replaceAll(/[^+\d]/g, "")}`;
  return (
    <a href={href} className={LINK}>
      <bdi dir="ltr">{value}</bdi>
    </a>
  );
}

function Said({ seller }: { seller: Seller }) {
  const { t } = useTranslation("legal");
  return NAMES.map((name) => (
    <section
      key={name}
      aria-labelledby={name}
      className="border-t border-line py-7 first:border-0 first:pt-0"
    >
      <h2 id={name}>{t(`sections.${name}`)}</h2>
      <dl className="mt-4 grid gap-x-8 gap-y-1 sm:grid-cols-[14rem_1fr] sm:gap-y-3">
        {SECTIONS[name]
          .filter((fact) => seller[fact] !== "")
          .map((fact) => (
            <div key={fact} className="contents">
              <dt className="text-ink-muted">{t(`facts.${fact}`)}</dt>
              <dd className="mb-3 wrap-anywhere sm:mb-0">
                <Value fact={fact} value={seller[fact]} />
              </dd>
            </div>
          ))}
      </dl>
      {name === "mediator" && <p className="mt-4 measure text-ink-muted">{t("mediatorText")}</p>}
    </section>
  ));
}

/** Who answers for the site, who sells and whom a consumer can turn to, as staff have said it. */
export function LegalPage() {
  const { t } = useTranslation("legal");
  const legal = useLegal();
  return (
    <div className="wrap pt-12 lg:pt-16">
      <PageHeader title={t("title")} description={t("lead")} />
      {/* What stands below does not move when the text comes. */}
      <div className="min-h-svh">
        <QueryView query={legal}>
          {({ seller }) =>
            seller ? (
              <div>
                <Said seller={seller} />
              </div>
            ) : (
              <p className="measure rounded-md border-s-4 border-accent bg-surface px-5 py-4 text-lg">
                {t("unset")}
              </p>
            )
          }
        </QueryView>
      </div>
      <p className="mt-8">
        <Link to={paths.conditions} className={LINK}>
          {t("conditions")}
        </Link>
      </p>
    </div>
  );
}
