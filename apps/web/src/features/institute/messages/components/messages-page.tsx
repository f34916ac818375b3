import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

import { EmptyState } from "../../../../components/ui/empty-state.tsx";
import { PageHeader } from "../../../../components/ui/page-header.tsx";
import { Pagination } from "../../../../components/ui/pagination.tsx";
import { QueryView } from "../../../../components/ui/query-view.tsx";
import { deviceTimeZone } from "../../../../lib/format.ts";
import { useInstitute, useInstituteName } from "../../../../lib/institute.ts";
import { ownProfileQuery } from "../../../../lib/own-profile.ts";
import { contactMessagesQuery } from "../queries.ts";
import { MessageCard } from "./message-card.tsx";

type ListProps = { page: number; onPage: (page: number) => void };

function Messages({ page, onPage }: ListProps) {
  const { t } = useTranslation(["staff", "common"]);
  const query = useQuery(contactMessagesQuery(page));
  const timeZone = useQuery(ownProfileQuery).data?.time_zone ?? deviceTimeZone();
  const institute = useInstituteName(useInstitute()?.name);
  return (
    <QueryView
      query={query}
      isEmpty={({ messages }) => messages.length === 0}
      empty={<EmptyState title={t("messages.empty")} hint={t("messages.emptyHint")} />}
    >
      {({ messages, page: shown, page_count }) => (
        <div className="space-y-6">
          <ul aria-label={t("messages.list")} className="space-y-3">
            {messages.map((message) => (
              <MessageCard
                key={message.id}
                message={message}
                timeZone={timeZone}
                institute={institute}
              />
            ))}
          </ul>
          {page_count > 1 && <Pagination page={shown} pageCount={page_count} onPage={onPage} />}
        </div>
      )}
    </QueryView>
  );
}

/** What visitors have written through the contact form, for the institute's staff. */
export function MessagesPage(list: ListProps) {
  const { t } = useTranslation(["staff", "common"]);
  return (
    <>
      <PageHeader title={t("common:titles.messages")} description={t("messages.intro")} />
      <Messages {...list} />
    </>
  );
}
