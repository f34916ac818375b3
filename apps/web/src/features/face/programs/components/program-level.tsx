import { useTranslation } from "react-i18next";

type ProgramLevelProps = {
  label: string;
  title: string;
  text: string;
  goal: string;
  before: string;
};

/** What is learned at a level, what it leads to and what it takes. */
export function ProgramLevel({ label, title, text, goal, before }: ProgramLevelProps) {
  const { t } = useTranslation("programs");
  const facts = [
    { name: t("goal"), value: goal },
    { name: t("before"), value: before },
  ];
  return (
    <li className="grid gap-x-8 gap-y-1 border-t border-line py-6 sm:grid-cols-[7.5rem_1fr]">
      <p className="font-semibold text-primary sm:pt-0.5">{label}</p>
      <div className="measure">
        <h3>{title}</h3>
        <p className="mt-1.5">{text}</p>
        <dl className="mt-3 space-y-1">
          {facts.map(({ name, value }) => (
            <div key={name} className="sm:flex sm:gap-3">
              <dt className="shrink-0 text-sm leading-[1.7] font-semibold sm:w-24">{name}</dt>
              <dd className="text-ink-muted">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </li>
  );
}
