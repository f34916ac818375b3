import { useTranslation } from "react-i18next";

import { useInstitute } from "../../../../lib/institute.ts";

/** What a family reads after a lesson, as an example, and by when the institute says that it is written. */
export function AfterLesson() {
  const { t } = useTranslation("home");
  const count = useInstitute()?.report_due_hours;
  return (
    <section
      aria-labelledby="after"
      className="wrap grid items-center gap-x-16 gap-y-8 pt-20 lg:grid-cols-[4fr_6fr]"
    >
      <div>
        <h2 id="after">{t("after.title")}</h2>
        <p className="mt-4 measure text-lg text-ink-muted">{t("after.text")}</p>
        <p className="mt-4 min-h-[2lh] measure">
          {count !== undefined && t("after.due", { count })}
        </p>
      </div>
      <div className="rounded-md border border-line bg-surface p-5 sm:p-8">
        <p className="text-sm text-ink-muted">{t("after.example")}</p>
        <h3 className="mt-1 text-xl">{t("after.lesson")}</h3>
        <dl className="mt-4">
          {t("after.facts", { returnObjects: true }).map(({ label, text }) => (
            <div
              key={label}
              className="grid gap-x-6 border-t border-line py-3 sm:grid-cols-[8rem_1fr]"
            >
              <dt className="font-semibold">{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
