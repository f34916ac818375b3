import { BookOpen, CalendarClock, GraduationCap, Languages, Video } from "lucide-react";
import { useTranslation } from "react-i18next";

import { RecognitionLines } from "../../../../components/recognitions/recognition-lines.tsx";

const REASONS = [
  { id: "experts", Icon: GraduationCap },
  { id: "interactive", Icon: Video },
  { id: "flexible", Icon: CalendarClock },
  { id: "francophone", Icon: Languages },
  { id: "curriculum", Icon: BookOpen },
] as const;

/** Five cards, which stand like an arcade where there is room. */
export function WhyChoose() {
  const { t } = useTranslation("home");
  return (
    <section aria-labelledby="why" className="wrap pt-20">
      <h2 id="why">{t("why.title")}</h2>
      <ul className="mt-8 grid gap-4 sm:grid-cols-2 lg:grid-cols-6 xl:grid-cols-5">
        {REASONS.map(({ id, Icon }) => (
          <li
            key={id}
            className="rounded-md border border-line bg-surface p-6 sm:arch-top sm:rounded-b-md sm:px-5 sm:pt-14 sm:text-center lg:col-span-2 xl:col-span-1"
          >
            <Icon aria-hidden strokeWidth={1.5} className="size-9 text-primary sm:mx-auto" />
            <h3 className="mt-4">{t(`why.${id}.title`)}</h3>
            <p className="mt-2 text-ink-muted">{t(`why.${id}.text`)}</p>
          </li>
        ))}
      </ul>
      <RecognitionLines className="mt-5" />
    </section>
  );
}
