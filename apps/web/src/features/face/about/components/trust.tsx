import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

import { UsualAnswer } from "../../../../components/layout/usual-answer.tsx";
import { RecognitionLines } from "../../../../components/recognitions/recognition-lines.tsx";
import { TRUST_ANCHOR, paths } from "../../../../config/paths.ts";
import { useInstitute } from "../../../../lib/institute.ts";
import { Seller } from "./seller.tsx";

const LINK =
  "inline-flex min-h-11 items-center text-primary underline underline-offset-4 hover:text-primary-hover";

/** What the desk does with an application; of the institute's own rule only what it has set. */
function Teachers() {
  const { t } = useTranslation("about");
  const steps = t("trust.teachers.steps", { returnObjects: true });
  const hasRule = useInstitute()?.same_gender_from_12 ?? false;
  return (
    <section aria-labelledby="trust-teachers">
      <h3 id="trust-teachers" className="text-xl">
        {t("trust.teachers.title")}
      </h3>
      <ol className="mt-4 grid gap-x-10 lg:grid-cols-3">
        {steps.map(({ title, text }) => (
          <li key={title} className="border-t border-accent py-5">
            <h4 className="font-semibold">{title}</h4>
            <p className="mt-1 text-ink-muted">{text}</p>
          </li>
        ))}
      </ol>
      <p className="measure">
        {t("trust.teachers.young")} {hasRule && t("trust.teachers.sameGender")}
      </p>
    </section>
  );
}

type WordsProps = { of: "parent" | "child"; points: readonly string[] };

function Words({ of, points }: WordsProps) {
  const { t } = useTranslation("about");
  return (
    <section
      aria-labelledby={`trust-${of}`}
      className="rounded-md border border-line bg-surface p-6 sm:p-8"
    >
      <h4 id={`trust-${of}`} className="font-semibold">
        {t(`trust.data.${of}.title`)}
      </h4>
      <ul className="mt-3 list-disc space-y-2.5 ps-5 marker:text-accent">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </section>
  );
}

/** The same twice, once in words that a child can read. How long a recording is kept is the institute's to say. */
function ChildrensData() {
  const { t } = useTranslation("about");
  const count = useInstitute()?.recitation_kept_days;
  const recordings =
    count === undefined
      ? t("trust.data.parent.recordingsUnknown")
      : t("trust.data.parent.recordings", { count });
  const [first = "", ...others] = t("trust.data.parent.points", { returnObjects: true });
  return (
    <section aria-labelledby="trust-data" className="mt-10">
      <h3 id="trust-data" className="text-xl">
        {t("trust.data.title")}
      </h3>
      <div className="mt-4 grid gap-5 md:grid-cols-2">
        <Words of="parent" points={[first, recordings, ...others]} />
        <Words of="child" points={t("trust.data.child.points", { returnObjects: true })} />
      </div>
      <Link to={paths.privacy} className={`mt-2 ${LINK}`}>
        {t("trust.data.link")}
      </Link>
    </section>
  );
}

/** How teachers are checked, what becomes of children's data and who stands behind: what code and settings hold to. */
export function Trust() {
  const { t } = useTranslation("about");
  return (
    <section id={TRUST_ANCHOR} aria-labelledby="trust-title" className="mt-16 scroll-mt-6">
      <h2 id="trust-title">{t("trust.title")}</h2>
      <div className="mt-6">
        <Teachers />
        <ChildrensData />
        <Seller />
        <RecognitionLines className="mt-6" />
        <UsualAnswer className="mt-6 measure text-ink-muted" />
      </div>
    </section>
  );
}
