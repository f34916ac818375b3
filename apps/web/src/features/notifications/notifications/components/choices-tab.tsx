import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

import { Card, CardTitle } from "../../../../components/ui/card.tsx";
import { QueryView } from "../../../../components/ui/query-view.tsx";
import { choicesQuery } from "../queries.ts";
import { ChoicesForm } from "./choices-form.tsx";
import { PushCard } from "./push-card.tsx";

/** The profile's tab of what reaches a person, where and when. */
export function ChoicesTab({ userId }: { userId: string }) {
  const { t } = useTranslation(["profile", "notifications"]);
  const query = useQuery(choicesQuery);
  return (
    <div className="grid grid-cols-1 items-start gap-6 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <Card>
        <CardTitle className="mb-3">{t("notifications.title")}</CardTitle>
        <QueryView query={query}>{(saved) => <ChoicesForm saved={saved} />}</QueryView>
      </Card>
      <PushCard userId={userId} />
    </div>
  );
}
