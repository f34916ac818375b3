import { useTranslation } from "react-i18next";

/** Figures that the terms and the site itself vouch for. */
export function Facts() {
  const { t } = useTranslation("about");
  const items = t("facts.items", { returnObjects: true });
  return (
    <section aria-labelledby="facts" className="mt-16">
      <h2 id="facts">{t("facts.title")}</h2>
      <dl className="mt-6 grid grid-cols-2 gap-x-10 gap-y-6 lg:grid-cols-4">
        {items.map(({ value, text }) => (
          <div key={value} className="flex flex-col-reverse justify-end">
            <dt className="mt-1 text-ink-muted">{text}</dt>
            <dd className="font-display text-3xl leading-tight text-primary">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
