import { useTranslation } from "react-i18next";

import { ClosingCall } from "../../../../components/layout/closing-call.tsx";
import { PageHeader } from "../../../../components/ui/page-header.tsx";
import { paths } from "../../../../config/paths.ts";
import { CoreMaterials } from "./core-materials.tsx";

function UseOfMaterials() {
  const { t } = useTranslation("curriculum");
  const items = t("use.items", { returnObjects: true });
  return (
    <section aria-labelledby="use" className="mt-16">
      <h2 id="use">{t("use.title")}</h2>
      <ul className="mt-6 grid gap-x-10 md:grid-cols-3">
        {items.map(({ title, text }) => (
          <li key={title} className="border-t border-accent py-5">
            <h3>{title}</h3>
            <p className="mt-2 text-ink-muted">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function CurriculumPage() {
  const { t } = useTranslation("curriculum");
  return (
    <div className="wrap pt-12 lg:pt-16">
      <PageHeader title={t("title")} description={t("lead")} />
      <CoreMaterials />
      <UseOfMaterials />
      <ClosingCall
        title={t("enroll.title")}
        text={t("enroll.text")}
        action={t("enroll.action")}
        to={paths.register}
      />
    </div>
  );
}
