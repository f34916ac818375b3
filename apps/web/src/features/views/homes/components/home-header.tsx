import { useTranslation } from "react-i18next";

import { isolated } from "../../../../lib/format.ts";

type HomeHeaderProps = { name: string; reader: "S" | "P" };

/** A greeting, and the sentence of the role. */
export function HomeHeader({ name, reader }: HomeHeaderProps) {
  const { t } = useTranslation(["homes", "dashboard"]);
  return (
    <header className="mb-6">
      <h1>{t("hello", { name: isolated(name) })}</h1>
      <p className="mt-1 text-lg text-ink-muted">{t(`dashboard:home.${reader}`)}</p>
    </header>
  );
}
