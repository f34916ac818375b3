import type { WordPlace } from "@riwaq/domain/learning/mushaf/words";
import { CircleAlert } from "lucide-react";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { cn } from "../../../../lib/cn.ts";
import { formatTime } from "../../../../lib/format.ts";
import type { ShownMessage } from "../model/messages.ts";
import { MushafWord } from "./mushaf-word.tsx";

type ChatMessageProps = {
  message: ShownMessage;
  isMine: boolean;
  /** The same person wrote the one before. */
  isContinued: boolean;
  zone: string;
  wordOf: (place: WordPlace) => string | undefined;
  onRetry: (id: string) => void;
};

function Heading({
  message,
  isMine,
  isContinued,
  zone,
}: Omit<ChatMessageProps, "wordOf" | "onRetry">) {
  const { t } = useTranslation("classroom");
  const { language } = useLanguage();
  const name = isMine ? t("chat.me") : message.by_name;
  return (
    <p className="flex flex-wrap items-baseline gap-x-2 text-sm">
      <bdi className={cn("font-semibold", isContinued && "sr-only")}>{name}</bdi>
      <time dateTime={message.sent_at} className="text-ink-muted tabular-nums">
        {formatTime(message.sent_at, language, zone)}
      </time>
    </p>
  );
}

function Fate({ message, onRetry }: Pick<ChatMessageProps, "message" | "onRetry">) {
  const { t } = useTranslation("classroom");
  if (message.state === "sending") {
    return <p className="text-sm text-ink-muted">{t("chat.sending")}</p>;
  }
  if (message.state !== "failed") return null;
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-sm text-danger">
      <CircleAlert aria-hidden strokeWidth={1.75} className="size-4" />
      {t("chat.failed")}
      <Button variant="outline" size="sm" onClick={() => onRetry(message.id)}>
        {t("chat.retry")}
      </Button>
    </p>
  );
}

/** What one person wrote, or the word that they sent: one's own stand at the other side. */
export function ChatMessage(props: ChatMessageProps) {
  const { message, isMine, wordOf } = props;
  return (
    <article
      className={cn(
        "flex max-w-[85%] flex-col gap-0.5",
        isMine ? "items-end self-end" : "items-start self-start",
      )}
    >
      <Heading {...props} />
      <div
        className={cn(
          "max-w-full rounded-md border px-3 py-1.5",
          isMine ? "border-transparent bg-success-soft" : "border-line bg-surface",
        )}
      >
        {message.word && <MushafWord place={message.word} wordOf={wordOf} />}
        {message.text !== "" && (
          <p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
            {message.text}
          </p>
        )}
      </div>
      <Fate {...props} />
    </article>
  );
}
