import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import { PageHeader } from "../../../../components/ui/page-header.tsx";
import { paths } from "../../../../config/paths.ts";
import { ProgrammeLists } from "./programme-lists.tsx";

/** What the institute teaches, made and ordered by its staff. */
export function ProgrammesPage() {
  const { t } = useTranslation(["staff", "common"]);
  return (
    <>
      <PageHeader
        title={t("common:titles.programmes")}
        description={t("programmes.intro")}
        actions={
          <>
            <Button asChild variant="outline">
              <Link to={paths.earPairs}>{t("common:titles.earPairs")}</Link>
            </Button>
            <Button asChild variant="outline">
              <Link to={paths.earPlacement}>{t("common:titles.earPlacement")}</Link>
            </Button>
          </>
        }
      />
      <ProgrammeLists />
    </>
  );
}
