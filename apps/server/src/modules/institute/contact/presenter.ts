import type { ContactMessage } from "@riwaq/contracts/institute/contact";

import type { ContactMessageRow } from "./queries.ts";

export function presentContactMessage(row: ContactMessageRow): ContactMessage {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    topic: row.topic,
    message: row.message,
    language: row.language,
    is_handled: row.handledAt !== null,
    created_at: row.createdAt.toISOString(),
  };
}
