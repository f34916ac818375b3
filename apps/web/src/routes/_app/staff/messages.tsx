import { createFileRoute } from "@tanstack/react-router";

import { MessagesPage } from "../../../features/institute/messages/components/messages-page.tsx";
import { contactMessagesQuery } from "../../../features/institute/messages/queries.ts";
import { beginWithRight } from "../../../lib/own-homes.ts";

export const Route = createFileRoute("/_app/staff/messages")({
  staticData: { page: "messages", right: "people", namespaces: ["staff", "contact", "errors"] },
  validateSearch: ({ page }: Record<string, unknown>): { page?: number } =>
    Number.isSafeInteger(page) && Number(page) > 1 ? { page: Number(page) } : {},
  loaderDeps: ({ search: { page = 1 } }) => ({ page }),
  loader: ({ deps }) => void beginWithRight("people", contactMessagesQuery(deps.page)),
  component: MessagesRoute,
});

function MessagesRoute() {
  const { page = 1 } = Route.useSearch();
  const navigate = Route.useNavigate();
  return <MessagesPage page={page} onPage={(next) => void navigate({ search: { page: next } })} />;
}
