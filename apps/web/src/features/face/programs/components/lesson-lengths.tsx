import { useTranslation } from "react-i18next";

import { useLanguage } from "../../../../i18n/use-language.ts";
import { formatNumber } from "../../../../lib/format.ts";

/** Minutes of revision, of something new, of practice and of agreeing on what to do until next time. */
const LENGTHS = [
  { minutes: 30, parts: [7, 10, 10, 3], width: "sm:w-1/2" },
  { minutes: 45, parts: [10, 15, 16, 4], width: "sm:w-3/4" },
  { minutes: 60, parts: [14, 20, 21, 5], width: "sm:w-full" },
] as const;

const TONES = [
  "bg-success-soft text-success",
  "bg-accent-soft text-on-accent-soft",
  "bg-info-soft text-info",
  "bg-paper-deep text-ink",
] as const;

/** The words stand in the legend, in the order of the bar. */
function Bar({ parts, width }: Omit<(typeof LENGTHS)[number], "minutes">) {
  const { language } = useLanguage();
  return (
    <ol className={`mt-2.5 flex gap-0.5 overflow-hidden rounded-sm ${width}`}>
      {parts.map((minutes, part) => (
        <li
          key={TONES[part]}
          style={{ flexGrow: minutes }}
          className={`basis-0 py-1.5 text-center text-sm font-semibold ${TONES[part]}`}
        >
          {formatNumber(minutes, language)}
        </li>
      ))}
    </ol>
  );
}

function Legend() {
  const { t } = useTranslation("programs");
  const parts = t("lesson.parts", { returnObjects: true });
  return (
    <ol className="space-y-4">
      {parts.map(({ title, text }, part) => (
        <li key={title} className="flex gap-3.5">
          <span
            aria-hidden
            className={`mt-1 size-4 shrink-0 rounded-full border border-current/40 ${TONES[part]}`}
          />
          <div>
            <h3>{title}</h3>
            <p className="text-ink-muted">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}

/** The same four parts in lessons of three lengths. */
export function LessonLengths() {
  const { t } = useTranslation("programs");
  const uses = t("lesson.lengths", { returnObjects: true });
  return (
    <section id="lesson" aria-labelledby="lesson-title" className="scroll-mt-6 pt-20">
      <h2 id="lesson-title">{t("lesson.title")}</h2>
      <p className="mt-3 measure text-ink-muted">{t("lesson.text")}</p>
      <div className="mt-7 grid gap-x-14 gap-y-8 rounded-md border border-line bg-surface p-6 sm:p-8 lg:grid-cols-[1fr_2fr]">
        <Legend />
        <ul className="space-y-7">
          {LENGTHS.map(({ minutes, ...bar }, position) => (
            <li key={minutes}>
              <h3>{t("lesson.minutes", { minutes })}</h3>
              <p className="text-ink-muted">{uses[position]}</p>
              <Bar {...bar} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
