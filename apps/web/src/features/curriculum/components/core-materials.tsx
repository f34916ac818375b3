import { BookOpen, Feather, MoonStar } from "lucide-react";
import { useTranslation } from "react-i18next";

/** The ids are anchors too: /curriculum#arabic. */
const CATEGORIES = [
  { id: "quran", Icon: BookOpen },
  { id: "arabic", Icon: Feather },
  { id: "islamic", Icon: MoonStar },
] as const;

export function CoreMaterials() {
  const { t } = useTranslation("curriculum");
  const categories = t("categories", { returnObjects: true });
  return (
    <section aria-labelledby="core">
      <h2 id="core">{t("core")}</h2>
      <div className="mt-6 grid gap-5 lg:grid-cols-3">
        {CATEGORIES.map(({ id, Icon }) => (
          <article
            key={id}
            id={id}
            aria-labelledby={`${id}-title`}
            className="scroll-mt-6 rounded-md border border-line bg-surface p-6 sm:p-8"
          >
            <Icon aria-hidden strokeWidth={1.5} className="size-9 text-primary" />
            <h3 id={`${id}-title`} className="mt-4 text-2xl">
              {categories[id].title}
            </h3>
            <dl className="mt-4">
              {categories[id].items.map(({ name, use }) => (
                <div key={name} className="border-t border-line py-3.5 last:pb-0">
                  <dt className="font-semibold">{name}</dt>
                  <dd className="text-ink-muted">{use}</dd>
                </div>
              ))}
            </dl>
          </article>
        ))}
      </div>
    </section>
  );
}
