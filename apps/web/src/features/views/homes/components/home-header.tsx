import { useTranslation } from "react-i18next";

type HomeHeaderProps = { name: string; reader: "S" | "P" };

/** A greeting, and the sentence of the role. */
export function HomeHeader({ name, reader }: HomeHeaderProps) {
  const { t } = useTranslation(["homes", "dashboard"]);
  return (
    <header className="mb-6">
      <h1>{t("hello", { name: `\u2068${name}\u2069` })}</h1>
      <p className="mt-1 text-lg text-ink-muted">{t(`dashboard:home.${reader}`)}</p>
    </header>
  );
}
