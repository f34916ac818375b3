import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { paths } from "../../../../config/paths.ts";
import { cn } from "../../../../lib/cn.ts";
import { useInstitute } from "../../../../lib/institute.ts";

type RuleProps = { title: string; section: string; link: string; children: ReactNode };

function Rule({ title, section, link, children }: RuleProps) {
  return (
    <li className="flex flex-col rounded-md border border-line bg-surface p-6 sm:p-8">
      <h3 className="text-xl">{title}</h3>
      {children}
      <Link
        to={paths.terms}
        hash={section}
        className="mt-auto inline-flex min-h-11 items-end text-primary underline underline-offset-4"
      >
        {link}
      </Link>
    </li>
  );
}

/** Until when a lesson is cancelled freely, by the values that hold today. */
function Cancelling() {
  const { t } = useTranslation("home");
  const terms = useInstitute()?.terms;
  const sentences = [
    {
      colour: "bg-primary",
      text: terms ? t("fair.cancel.free", { count: terms.notice_hours }) : t("fair.cancel.unknown"),
    },
    { colour: "bg-danger", text: t("fair.cancel.counts") },
  ];
  return (
    <>
      <div aria-hidden className="mt-5 flex h-2 gap-0.5 overflow-hidden rounded-full">
        <span className="w-4/5 bg-primary forced-colors:bg-[Highlight]" />
        <span className="grow bg-danger forced-colors:bg-[CanvasText]" />
      </div>
      <ul className="mt-4 space-y-1.5">
        {sentences.map(({ colour, text }) => (
          <li key={colour} className="flex items-baseline gap-3">
            <span aria-hidden className={cn("size-2.5 shrink-0 rounded-full", colour)} />
            {text}
          </li>
        ))}
      </ul>
      <p className="my-3 min-h-[1lh] text-ink-muted">
        {terms && t("fair.cancel.makeUps", { count: terms.make_ups_per_month })}
      </p>
    </>
  );
}

const PAID = 8;
const TAKEN = 3;

/** What comes back of a period that is left, lesson by lesson. */
function Leaving() {
  const { t } = useTranslation("home");
  return (
    <>
      <p className="mt-2 text-ink-muted">{t("fair.leave.text")}</p>
      <div aria-hidden className="mt-4 grid max-w-80 grid-cols-8 gap-1.5">
        {Array.from({ length: PAID }, (_, lesson) => (
          <span
            key={lesson}
            className={cn(
              "h-10 arch-top rounded-b-xs border-2",
              lesson < TAKEN ? "border-line-strong bg-line" : "border-primary",
            )}
          />
        ))}
      </div>
      <p className="mt-4 text-ink-muted">{t("fair.leave.taken")}</p>
      <p className="mb-3 font-semibold text-primary">{t("fair.leave.back")}</p>
    </>
  );
}

/** What is lost and what comes back, before anybody asks. */
export function FairRules() {
  const { t } = useTranslation("home");
  return (
    <section aria-labelledby="fair" className="wrap pt-20">
      <h2 id="fair">{t("fair.title")}</h2>
      <p className="mt-4 measure text-lg text-ink-muted">{t("fair.text")}</p>
      <ul className="mt-8 grid gap-5 lg:grid-cols-2">
        <Rule title={t("fair.cancel.title")} section="schedule" link={t("fair.cancel.link")}>
          <Cancelling />
        </Rule>
        <Rule title={t("fair.leave.title")} section="refund" link={t("fair.leave.link")}>
          <Leaving />
        </Rule>
      </ul>
    </section>
  );
}
