import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

import { StaffPage } from "../../../components/layout/staff-page.tsx";
import { EmptyState } from "../../../components/ui/empty-state.tsx";
import { QueryView } from "../../../components/ui/query-view.tsx";
import { deviceTimeZone } from "../../../lib/format.ts";
import { ownProfileQuery } from "../../../lib/own-profile.ts";
import { outboxMailsQuery } from "../api/outbox-mails.ts";
import { MailCard } from "./mail-card.tsx";

function Mails() {
  const { t } = useTranslation("staff");
  const query = useQuery(outboxMailsQuery);
  const timeZone = useQuery(ownProfileQuery).data?.time_zone ?? deviceTimeZone();
  return (
    <QueryView query={query} empty={<EmptyState title={t("empty")} hint={t("emptyHint")} />}>
      {(mails) => (
        <ul aria-label={t("list")} className="space-y-3">
          {mails.map((mail) => (
            <MailCard key={mail.id} mail={mail} timeZone={timeZone} />
          ))}
        </ul>
      )}
    </QueryView>
  );
}

/** The mails that the institute keeps or has sent, for its staff. */
export function OutboxPage({ isStaff }: { isStaff: boolean }) {
  const { t } = useTranslation(["staff", "common"]);
  return (
    <StaffPage title={t("common:titles.outbox")} description={t("intro")} isStaff={isStaff}>
      <Mails />
    </StaffPage>
  );
}
