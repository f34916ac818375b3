import { useTranslation } from "react-i18next";

import { PageHeader } from "../../../../components/ui/page-header.tsx";
import { QueryView } from "../../../../components/ui/query-view.tsx";
import { useInstituteState } from "../../../../lib/institute.ts";
import { InstituteForm } from "./institute-form.tsx";

function Details() {
  const query = useInstituteState();
  return (
    <QueryView query={query}>{(institute) => <InstituteForm institute={institute} />}</QueryView>
  );
}

/** The institute's name and channels, which staff set and every page shows. */
export function InstitutePage() {
  const { t } = useTranslation(["staff", "common"]);
  return (
    <>
      <PageHeader title={t("common:titles.institute")} description={t("institute.intro")} />
      <Details />
    </>
  );
}
