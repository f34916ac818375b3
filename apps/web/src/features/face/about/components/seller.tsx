import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

import { paths } from "../../../../config/paths.ts";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { countryName } from "../../../../lib/country-names.ts";
import { useLegal } from "../../../../lib/legal.ts";

const FACTS = ["name", "form", "country", "registration"] as const;

/** Who answers for the institute, as the legal notice says it; until that is said, nothing stands here. */
export function Seller() {
  const { t } = useTranslation("about");
  const { language } = useLanguage();
  const seller = useLegal().data?.seller;
  if (!seller) return null;
  return (
    <section aria-labelledby="trust-seller" className="mt-10">
      <h3 id="trust-seller" className="text-xl">
        {t("trust.seller.title")}
      </h3>
      <p className="mt-2 measure text-ink-muted">{t("trust.seller.text")}</p>
      <dl className="mt-4 grid gap-x-10 gap-y-4 sm:grid-cols-2 lg:grid-cols-4">
        {FACTS.filter((fact) => seller[fact] !== "").map((fact) => (
          <div key={fact} className="border-t border-line pt-3">
            <dt className="text-sm text-ink-muted">{t(`trust.seller.${fact}`)}</dt>
            <dd className="wrap-anywhere">
              <bdi>{fact === "country" ? countryName(seller.country, language) : seller[fact]}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <Link
        to={paths.legal}
        className="mt-2 inline-flex min-h-11 items-center text-primary underline underline-offset-4 hover:text-primary-hover"
      >
        {t("trust.seller.link")}
      </Link>
    </section>
  );
}
