import { useTranslation } from "react-i18next";

import { archPath } from "../../../../components/scenes/arch-path.ts";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { formatNumber } from "../../../../lib/format.ts";

const ARCH = archPath({ centre: 32, halfWidth: 30, top: 2, spring: 36, bottom: 74 });
const INNER = archPath({ centre: 32, halfWidth: 24, top: 10, spring: 38, bottom: 74 });

/** The number stands in its arch; the list itself counts for those who hear it. */
function StepArch({ number }: { number: number }) {
  const { language } = useLanguage();
  return (
    <span aria-hidden className="relative -mt-1 grid h-19 w-16 shrink-0 place-items-center">
      <svg viewBox="0 0 64 76" fill="none" className="absolute inset-0">
        <path d={ARCH} className="fill-surface stroke-primary" strokeWidth="1.75" />
        <path d={INNER} className="stroke-accent" strokeOpacity="0.7" />
      </svg>
      <span className="relative pt-2.5 font-display text-2xl leading-none text-primary">
        {formatNumber(number, language)}
      </span>
    </span>
  );
}

export function HowItWorks() {
  const { t } = useTranslation("home");
  const steps = t("how.steps", { returnObjects: true });
  return (
    <section aria-labelledby="how" className="wrap pt-20">
      <h2 id="how">{t("how.title")}</h2>
      <ol className="mt-8 grid gap-x-10 gap-y-8 lg:grid-cols-3">
        {steps.map(({ title, text }, position) => (
          <li key={title} className="flex gap-5 lg:flex-col">
            <div className="lg:border-b lg:border-line-strong/50">
              <StepArch number={position + 1} />
            </div>
            <div>
              <h3 className="text-xl">{title}</h3>
              <p className="mt-2 measure text-ink-muted">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
