import type { MessageKey } from "@riwaq/contracts/messages";
import { useTranslation } from "react-i18next";

import { cn } from "../../lib/cn.ts";

type ErrorListProps = { messages: readonly string[]; id?: string; className?: string };

/** A key has no capital and no space, as every sentence has. The list itself would weigh on each public form. */
const isMessageKey = (text: string): text is MessageKey => /^[a-z][a-z0-9_]*$/.test(text);

/** Messages in red. The form's own are keys of `errors`, the server's are sentences already. */
export function ErrorList({ messages, id, className }: ErrorListProps) {
  const { t } = useTranslation("errors");
  if (messages.length === 0) return null;
  return (
    <ul id={id} className={cn("space-y-0.5 text-sm text-danger", className)}>
      {[...new Set(messages)].map((message) => (
        <li key={message} dir="auto">
          {isMessageKey(message) ? t(message) : message}
        </li>
      ))}
    </ul>
  );
}

/** Every message that belongs to no field, read out as it appears beneath the form. */
export function FormAlert({ messages }: { messages: readonly string[] }) {
  return (
    <div role="alert">
      <ErrorList
        messages={messages}
        className="rounded-md border border-transparent bg-danger-soft p-3"
      />
    </div>
  );
}
