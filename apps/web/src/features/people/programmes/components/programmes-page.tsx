import { useTranslation } from "react-i18next";

import { PageHeader } from "../../../../components/ui/page-header.tsx";
import { ProgrammeLists } from "./programme-lists.tsx";

/** What the institute teaches, made and ordered by its staff. */
export function ProgrammesPage() {
  const { t } = useTranslation(["staff", "common"]);
  return (
    <>
      <PageHeader title={t("common:titles.programmes")} description={t("programmes.intro")} />
      <ProgrammeLists />
    </>
  );
}
