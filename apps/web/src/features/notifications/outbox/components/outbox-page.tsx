import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

import { EmptyState } from "../../../../components/ui/empty-state.tsx";
import { PageHeader } from "../../../../components/ui/page-header.tsx";
import { QueryView } from "../../../../components/ui/query-view.tsx";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "../../../../components/ui/tabs.tsx";
import { deviceTimeZone } from "../../../../lib/format.ts";
import { ownProfileQuery } from "../../../../lib/own-profile.ts";
import { OUTBOX_TABS, parseOutboxSearch } from "../model/outbox-search.ts";
import type { OutboxSearch, OutboxTab } from "../model/outbox-search.ts";
import { outboxMailsQuery } from "../queries.ts";
import { MailCard } from "./mail-card.tsx";

function Mails({ tab }: { tab: OutboxTab }) {
  const { t } = useTranslation("staff");
  const query = useQuery(outboxMailsQuery(tab));
  const timeZone = useQuery(ownProfileQuery).data?.time_zone ?? deviceTimeZone();
  const empty =
    tab === "all" ? (
      <EmptyState title={t("empty")} hint={t("emptyHint")} />
    ) : (
      <EmptyState title={t(`outbox.empty.${tab}`)} hint={t(`outbox.emptyHint.${tab}`)} />
    );
  return (
    <QueryView query={query} empty={empty}>
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

type OutboxPageProps = {
  search: OutboxSearch;
  onSearch: (search: OutboxSearch) => void;
};

/** The messages that the institute keeps, has sent or could not send, for its staff. */
export function OutboxPage({ search, onSearch }: OutboxPageProps) {
  const { t } = useTranslation(["staff", "common"]);
  const { show = "all" } = search;
  return (
    <>
      <PageHeader title={t("common:titles.outbox")} description={t("intro")} />
      <Tabs value={show} onValueChange={(next) => onSearch(parseOutboxSearch({ show: next }))}>
        <TabsList aria-label={t("outbox.tabs")}>
          {OUTBOX_TABS.map((tab) => (
            <TabsTrigger key={tab} value={tab}>
              {t(`outbox.tab.${tab}`)}
            </TabsTrigger>
          ))}
        </TabsList>
        <TabsContent value={show}>
          <Mails tab={show} />
        </TabsContent>
      </Tabs>
    </>
  );
}
