import { ArrowDown } from "lucide-react";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import { inOrder } from "../model/messages.ts";
import type { ShownMessage } from "../model/messages.ts";
import { useEnd } from "../model/use-end.ts";
import { ChatForm } from "./chat-form.tsx";
import type { ChatFormProps } from "./chat-form.tsx";
import { ChatMessage } from "./chat-message.tsx";

export type ChatProps = ChatFormProps & {
  messages: readonly ShownMessage[];
  /** The person who reads, and the zone of their clock. */
  me: string;
  zone: string;
  onRetry: (id: string) => void;
};

function NoMessages() {
  const { t } = useTranslation("classroom");
  return (
    <div className="m-auto max-w-64 text-center">
      <p className="font-semibold">{t("chat.empty")}</p>
      <p className="text-sm text-ink-muted">{t("chat.emptyHint")}</p>
    </div>
  );
}

/** What people in the room write to each other. It fills the height that it is given. */
export function Chat(props: ChatProps) {
  const { me, zone, onRetry, wordOf } = props;
  const { t } = useTranslation("classroom");
  const messages = inOrder(props.messages);
  const newest = messages.at(-1);
  const { list, hasMore, goToEnd, onScroll } = useEnd(
    newest && { id: newest.id, isMine: newest.by_id === me },
  );
  return (
    <section aria-label={t("chat.title")} className="flex h-full min-h-0 flex-col gap-3">
      <div className="relative flex min-h-0 grow flex-col">
        <div
          ref={list}
          onScroll={onScroll}
          role="log"
          aria-label={t("chat.log")}
          // Reached by the keyboard, so that it scrolls.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a list that scrolls
          tabIndex={0}
          className="flex min-h-40 grow flex-col gap-3 overflow-y-auto overscroll-contain rounded-md p-1"
        >
          {messages.length === 0 && <NoMessages />}
          {messages.map((message, at) => (
            <ChatMessage
              key={message.id}
              message={message}
              isMine={message.by_id === me}
              isContinued={messages[at - 1]?.by_id === message.by_id}
              zone={zone}
              wordOf={wordOf}
              onRetry={onRetry}
            />
          ))}
        </div>
        {hasMore && (
          <Button
            size="sm"
            onClick={goToEnd}
            className="absolute inset-x-0 bottom-2 mx-auto w-fit rounded-full"
          >
            <ArrowDown aria-hidden strokeWidth={1.75} />
            {t("chat.newOnes")}
          </Button>
        )}
      </div>
      <ChatForm {...props} />
    </section>
  );
}
