import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

import { Button } from "../../../components/ui/button.tsx";
import { PageHeader } from "../../../components/ui/page-header.tsx";
import { paths } from "../../../config/paths.ts";

const SECTIONS = [
  "adults",
  "children",
  "why",
  "access",
  "device",
  "duration",
  "rights",
  "requests",
] as const;

/** The sections' names are anchors too: /privacy#rights. */
export function PrivacyPage() {
  const { t } = useTranslation("privacy");
  const sections = t("sections", { returnObjects: true });
  return (
    <div className="wrap pt-12 lg:pt-16">
      <PageHeader title={t("title")} description={t("lead")} />
      {SECTIONS.map((id) => (
        <section
          key={id}
          id={id}
          aria-labelledby={`${id}-title`}
          className="grid scroll-mt-6 gap-x-10 gap-y-3 border-t border-line py-7 lg:grid-cols-[1fr_2fr]"
        >
          <h2 id={`${id}-title`}>{sections[id].title}</h2>
          <div className="measure">
            <p>{sections[id].text}</p>
            <ul className="mt-3 list-disc space-y-1.5 ps-5 text-ink-muted marker:text-accent">
              {sections[id].points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          </div>
        </section>
      ))}
      <Button asChild variant="outline" className="mt-6">
        <Link to={paths.contact}>{t("contact")}</Link>
      </Button>
    </div>
  );
}
