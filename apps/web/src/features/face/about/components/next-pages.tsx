import { Link } from "@tanstack/react-router";
import { ArrowRight } from "lucide-react";
import { useTranslation } from "react-i18next";

import { paths } from "../../../../config/paths.ts";

export function NextPages() {
  const { t } = useTranslation("about");
  return (
    <section aria-labelledby="next" className="mt-16">
      <h2 id="next">{t("next.title")}</h2>
      <ul className="mt-6 grid gap-5 md:grid-cols-2">
        {(["curriculum", "pricing"] as const).map((page) => (
          <li
            key={page}
            className="relative rounded-md border border-line bg-surface p-6 transition-colors hover:border-line-strong sm:p-8"
          >
            <h3 className="text-xl">
              <Link to={paths[page]} className="after:absolute after:inset-0">
                {t(`next.${page}.link`)}
                <ArrowRight
                  aria-hidden
                  strokeWidth={1.75}
                  className="ms-2 inline-block size-5 flip-rtl align-[-0.15em] text-primary"
                />
              </Link>
            </h3>
            <p className="mt-2 measure text-ink-muted">{t(`next.${page}.text`)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
