import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import { PageHeader } from "../../../../components/ui/page-header.tsx";
import { paths } from "../../../../config/paths.ts";

/** The sections' names are anchors too: /privacy#rights. */
const SECTIONS = [
  "adults",
  "children",
  "visitors",
  "protection",
  "why",
  "access",
  "device",
  "duration",
  "rights",
  "requests",
] as const;

type SectionId = (typeof SECTIONS)[number];

function Contents() {
  const { t } = useTranslation("privacy");
  return (
    <nav
      aria-labelledby="contents"
      className="rounded-md border border-line bg-surface p-5 lg:sticky lg:top-8 lg:self-start lg:border-0 lg:bg-transparent lg:p-0"
    >
      <p id="contents" className="font-semibold">
        {t("contents")}
      </p>
      <ol className="mt-2 gap-x-8 sm:columns-2 lg:columns-1">
        {SECTIONS.map((id) => (
          <li key={id} className="break-inside-avoid">
            <Link
              to={paths.privacy}
              hash={id}
              className="inline-block py-1.5 text-primary underline-offset-4 hover:text-primary-hover hover:underline"
            >
              {t(`sections.${id}.title`)}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function PrivacySection({ id }: { id: SectionId }) {
  const { t } = useTranslation("privacy");
  const { title, text, points } = t("sections", { returnObjects: true })[id];
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="scroll-mt-6 border-t border-line py-7 first:border-0 first:pt-0"
    >
      <h2 id={`${id}-title`}>{title}</h2>
      <div className="mt-3 measure">
        <p>{text}</p>
        <ul className="mt-3 list-disc space-y-1.5 ps-5 text-ink-muted marker:text-accent">
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}

export function PrivacyPage() {
  const { t } = useTranslation("privacy");
  return (
    <div className="wrap pt-12 lg:pt-16">
      <PageHeader title={t("title")} description={t("lead")} />
      <div className="mt-12 grid gap-x-14 gap-y-10 lg:grid-cols-[1fr_2.2fr]">
        <Contents />
        <div>
          {SECTIONS.map((id) => (
            <PrivacySection key={id} id={id} />
          ))}
          <Button asChild variant="outline" className="mt-6 print:hidden">
            <Link to={paths.contact}>{t("contact")}</Link>
          </Button>
        </div>
      </div>
    </div>
  );
}
