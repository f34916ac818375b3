import { Link } from "@tanstack/react-router";
import { Direction } from "radix-ui";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { ArchLogo } from "../../../../components/brand/arch-logo.tsx";
import { PageHeader } from "../../../../components/ui/page-header.tsx";
import { paths } from "../../../../config/paths.ts";
import { SECTIONS } from "../model/sections.ts";
import type { Section } from "../model/sections.ts";
import { useDirectionSwitch } from "../model/use-direction-switch.ts";
import { BrandSection } from "./brand-section.tsx";
import { ButtonSection } from "./button-section.tsx";
import { ColourSection } from "./colour-section.tsx";
import { DataSection } from "./data-section.tsx";
import { DesignSwitches } from "./design-switches.tsx";
import { FeedbackSection } from "./feedback-section.tsx";
import { FieldSection } from "./field-section.tsx";
import { NavigationSection } from "./navigation-section.tsx";
import { OverlaySection } from "./overlay-section.tsx";
import { ShapeSection } from "./shape-section.tsx";
import { TypeSection } from "./type-section.tsx";

const CONTENTS: Record<Section, () => ReactNode> = {
  colours: ColourSection,
  type: TypeSection,
  shape: ShapeSection,
  brand: BrandSection,
  buttons: ButtonSection,
  fields: FieldSection,
  feedback: FeedbackSection,
  overlays: OverlaySection,
  navigation: NavigationSection,
  data: DataSection,
};

function SectionLinks() {
  const { t } = useTranslation(["design", "common"]);
  return (
    <nav aria-label={t("contents")} className="mb-10 border-y border-line py-2">
      <ul className="flex flex-wrap gap-x-5">
        {SECTIONS.map((section) => (
          <li key={section}>
            <a
              href={`#${section}`}
              className="flex min-h-11 items-center text-ink-muted hover:text-ink"
            >
              {t(`sections.${section}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Every token and component of the site, alive and in all its states. */
export function DesignPage() {
  const { t } = useTranslation(["design", "common"]);
  const { direction, setDirection } = useDirectionSwitch();
  return (
    <Direction.Provider dir={direction}>
      <main className="wrap py-8">
        <div className="mb-8 flex flex-wrap items-center justify-between gap-4">
          <Link to={paths.home} className="py-2">
            <ArchLogo name={t("common:institute")} />
          </Link>
          <DesignSwitches direction={direction} onDirection={setDirection} />
        </div>
        <PageHeader title={t("title")} description={t("lead")} />
        <SectionLinks />
        {SECTIONS.map((section) => {
          const Contents = CONTENTS[section];
          return (
            <section key={section} id={section} className="scroll-mt-4 pb-16">
              <h2 className="mb-6">{t(`sections.${section}`)}</h2>
              <div className="space-y-10">
                <Contents />
              </div>
            </section>
          );
        })}
      </main>
    </Direction.Provider>
  );
}
