import { useTranslation } from "react-i18next";

export function CoreValues() {
  const { t } = useTranslation("about");
  const values = t("values.items", { returnObjects: true });
  return (
    <section aria-labelledby="values" className="mt-16">
      <h2 id="values">{t("values.title")}</h2>
      <ul className="mt-6 grid gap-x-10 gap-y-2 sm:grid-cols-2 lg:grid-cols-3">
        {values.map(({ title, text }) => (
          <li key={title} className="border-t border-accent py-5">
            <h3>{title}</h3>
            <p className="mt-2 text-ink-muted">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
