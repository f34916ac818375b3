import { useTranslation } from "react-i18next";

import { ArchMark } from "../../../../components/brand/arch-mark.tsx";
import { Scene } from "../../../../components/scenes/scene.tsx";
import { PageHeader } from "../../../../components/ui/page-header.tsx";
import { NextPages } from "./next-pages.tsx";
import { Testimonials } from "./testimonials.tsx";
import { Trust } from "./trust.tsx";

function Story() {
  const { t } = useTranslation("about");
  const paragraphs = t("story.paragraphs", { returnObjects: true });
  return (
    <section
      aria-labelledby="story"
      className="grid items-center gap-x-14 gap-y-8 lg:grid-cols-[1.3fr_0.7fr]"
    >
      <div className="measure">
        <h2 id="story">{t("story.title")}</h2>
        <div className="mt-4 space-y-4">
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
      <Scene name="courtyard" className="mx-auto w-full max-w-64 lg:max-w-90" />
    </section>
  );
}

function Purpose() {
  const { t } = useTranslation("about");
  return (
    <div className="mt-16 grid gap-x-14 gap-y-9 rounded-md bg-band p-6 text-on-band sm:p-10 md:grid-cols-2 lg:p-14">
      {(["mission", "vision"] as const).map((id) => (
        <section key={id} aria-labelledby={id}>
          <ArchMark className="h-10 w-9 text-accent" />
          <h2 id={id} className="mt-4">
            {t(`purpose.${id}.title`)}
          </h2>
          <p className="mt-3 measure text-on-band-muted">{t(`purpose.${id}.text`)}</p>
        </section>
      ))}
    </div>
  );
}

export function AboutPage() {
  const { t } = useTranslation("about");
  return (
    <div className="wrap pt-12 lg:pt-16">
      <PageHeader title={t("title")} description={t("lead")} />
      <Story />
      <Purpose />
      <Facts />
      <CoreValues />
      <Trust />
      <Testimonials />
      <NextPages />
    </div>
  );
}

function CoreValues() {
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

/** Figures that the terms and the site itself vouch for. */
function Facts() {
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
