import type { RecitationComment } from "@riwaq/contracts/learning/homework";
import * as calls from "@riwaq/contracts/learning/homework.calls";
import { Trash2 } from "lucide-react";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import { SoundPlayer } from "../../../../components/ui/sound-player.tsx";
import { hrefOf } from "../../../../lib/api.ts";
import { formatClock } from "../../../../lib/format.ts";
import { useRemoveComment } from "../mutations.ts";

type CommentProps = { comment: RecitationComment; onSeek: (ms: number) => void };

function Said({ comment }: Pick<CommentProps, "comment">) {
  const { t } = useTranslation("homework");
  const { id, by, text, sound_ms } = comment;
  const place = usePlace(comment);
  return (
    <div className="min-w-0 grow space-y-1">
      {text && (
        <p className="whitespace-pre-line">
          <bdi>{text}</bdi>
        </p>
      )}
      {sound_ms !== null && (
        <SoundPlayer
          src={hrefOf(calls.voice, { params: { id } })}
          seconds={sound_ms / 1000}
          label={t("comment.voice", { at: place })}
        />
      )}
      {by && (
        <p className="text-sm text-ink-muted">
          <bdi>{by}</bdi>
        </p>
      )}
    </div>
  );
}

function usePlace({ at_ms }: RecitationComment): string {
  const { t } = useTranslation("homework");
  return at_ms === null ? t("comment.whole") : formatClock(at_ms / 1000);
}

function Comment({ comment, onSeek }: CommentProps) {
  const { t } = useTranslation("homework");
  const remove = useRemoveComment();
  const place = usePlace(comment);
  const { id, at_ms, can_remove } = comment;
  return (
    <li className="flex items-start gap-3 py-3">
      {at_ms === null ? (
        <span className="shrink-0 text-sm text-ink-muted">{place}</span>
      ) : (
        <Button
          variant="outline"
          size="sm"
          className="shrink-0 tabular-nums"
          aria-label={t("comment.goTo", { at: place })}
          onClick={() => onSeek(at_ms)}
        >
          <bdi>{place}</bdi>
        </Button>
      )}
      <Said comment={comment} />
      {can_remove && (
        <Button
          variant="ghost"
          size="icon"
          aria-label={t("comment.remove", { at: place })}
          disabled={remove.isPending}
          onClick={() => remove.mutate(id)}
        >
          <Trash2 aria-hidden strokeWidth={1.75} />
        </Button>
      )}
    </li>
  );
}

type CommentListProps = {
  comments: readonly RecitationComment[];
  onSeek: (ms: number) => void;
};

/** What the teacher says, in the order of the recording; a press on the moment goes there. */
export function CommentList({ comments, onSeek }: CommentListProps) {
  const { t } = useTranslation("homework");
  if (comments.length === 0) return null;
  return (
    <ul aria-label={t("comment.title")} className="divide-y divide-line">
      {comments.map((comment) => (
        <Comment key={comment.id} comment={comment} onSeek={onSeek} />
      ))}
    </ul>
  );
}
