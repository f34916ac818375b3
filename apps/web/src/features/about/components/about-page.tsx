import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

import { CourtyardScene } from "../../../components/scenes/courtyard-scene.tsx";
import { Button } from "../../../components/ui/button.tsx";
import { PageHeader } from "../../../components/ui/page-header.tsx";
import { paths } from "../../../config/paths.ts";
import { CoreValues } from "./core-values.tsx";
import { Testimonials } from "./testimonials.tsx";

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
      <CourtyardScene className="mx-auto w-full max-w-56 lg:max-w-80" />
    </section>
  );
}

function Purpose() {
  const { t } = useTranslation("about");
  return (
    <div className="mt-16 grid gap-5 md:grid-cols-2">
      {(["mission", "vision"] as const).map((id) => (
        <section
          key={id}
          aria-labelledby={id}
          className="rounded-md border border-line bg-surface p-6 sm:p-8"
        >
          <h2 id={id}>{t(`purpose.${id}.title`)}</h2>
          <p className="mt-3 measure text-ink-muted">{t(`purpose.${id}.text`)}</p>
        </section>
      ))}
    </div>
  );
}

function Next() {
  const { t } = useTranslation("about");
  return (
    <section aria-labelledby="next" className="mt-16">
      <h2 id="next">{t("next.title")}</h2>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button asChild>
          <Link to={paths.curriculum}>{t("next.curriculum")}</Link>
        </Button>
        <Button asChild variant="outline">
          <Link to={paths.pricing}>{t("next.pricing")}</Link>
        </Button>
      </div>
    </section>
  );
}

export function AboutPage() {
  const { t } = useTranslation("about");
  return (
    <div className="wrap pt-12 lg:pt-16">
      <PageHeader title={t("title")} description={t("lead")} />
      <Story />
      <Purpose />
      <CoreValues />
      <Testimonials />
      <Next />
    </div>
  );
}
