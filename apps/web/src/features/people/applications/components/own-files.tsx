import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

import { Card, CardTitle } from "../../../../components/ui/card.tsx";
import { QueryView } from "../../../../components/ui/query-view.tsx";
import { applicationQuery } from "../queries.ts";
import { CertificatesPanel } from "./certificates-panel.tsx";
import { RecitationPanel } from "./recitation-panel.tsx";

/** Recitation and certificates on the teacher's own page, also once they teach. */
export function OwnFiles() {
  const { t } = useTranslation("application");
  const query = useQuery(applicationQuery);
  return (
    <QueryView query={query}>
      {({ recitation, certificates }) => (
        <div className="mb-6 space-y-6">
          <Card>
            <CardTitle className="mb-3">{t("recitation.title")}</CardTitle>
            <RecitationPanel recitation={recitation} />
          </Card>
          <Card>
            <CardTitle className="mb-3">{t("certificates.title")}</CardTitle>
            <CertificatesPanel certificates={certificates} />
          </Card>
        </div>
      )}
    </QueryView>
  );
}
