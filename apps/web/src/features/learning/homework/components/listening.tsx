import type { RecitationAnswer, RecitationComment } from "@riwaq/contracts/learning/homework";
import type { RecitationDetails } from "@riwaq/contracts/learning/recitations";
import { useTranslation } from "react-i18next";

import { MarkList } from "../../../../components/recitations/mark-list.tsx";
import {
  type HeardSound,
  RecordedSound,
  useRecordedSound,
} from "../../../../components/recitations/recorded-sound.tsx";
import { Card } from "../../../../components/ui/card.tsx";
import { Note } from "../../../../components/ui/note.tsx";
import { formatClock } from "../../../../lib/format.ts";
import { AnswerState } from "./answer-state.tsx";
import { CommentForm } from "./comment-form.tsx";
import { CommentList } from "./comment-list.tsx";
import { MarkedPages } from "./marked-pages.tsx";

type HeardProps = { recitation: RecitationDetails; answer: RecitationAnswer };

function useMoments(comments: readonly RecitationComment[]) {
  const { t } = useTranslation("homework");
  return comments.flatMap(({ id, at_ms }) =>
    at_ms === null
      ? []
      : [{ id, at_ms, label: t("comment.moment", { at: formatClock(at_ms / 1000) }) }],
  );
}

function SoundPanel({ recitation, answer, heard }: HeardProps & { heard: HeardSound }) {
  const { t } = useTranslation(["homework", "recitations"]);
  const moments = useMoments(answer.comments);
  if (recitation.state !== "kept") return <Note>{t("listen.gone")}</Note>;
  return (
    <section aria-label={t("recitations:player.label")} className="space-y-2">
      <RecordedSound recitation={recitation} heard={heard} moments={moments} />
    </section>
  );
}

/** What was said and marked, and for the teacher more of it. */
function Said({ recitation, answer, heard }: HeardProps & { heard: HeardSound }) {
  const { t } = useTranslation("homework");
  const { id, marks } = recitation;
  const { sound, chosen, choose } = heard;
  return (
    <Card className="space-y-4 p-4! sm:p-5! lg:col-start-2 lg:row-start-2">
      <h2 className="text-xl">{t("comment.title")}</h2>
      <CommentList comments={answer.comments} onSeek={sound.seek} />
      {marks.length > 0 && <MarkList marks={marks} chosen={chosen} onMark={choose} />}
      {answer.can_answer && (
        <CommentForm
          recitation={id}
          atMs={sound.atMs}
          onBegin={() => sound.isPlaying && sound.toggle()}
        />
      )}
      <AnswerState recitation={recitation} answer={answer} />
    </Card>
  );
}

/** The sound stays at hand while the page below it, or on a wide screen beside it, is read. */
export function Listening({ recitation, answer }: HeardProps) {
  const { t } = useTranslation("homework");
  const heard = useRecordedSound(recitation);
  const { ref } = heard;
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_minmax(20rem,26rem)]">
      <div className="sticky top-0 z-10 -mx-4 border-b border-line bg-surface px-4 py-3 sm:static sm:mx-0 sm:rounded-md sm:border sm:p-5 lg:col-start-2 lg:row-start-1">
        <SoundPanel recitation={recitation} answer={answer} heard={heard} />
      </div>
      <div className="lg:col-start-1 lg:row-span-2 lg:row-start-1">
        {answer.can_answer && <p className="mb-3 text-sm text-ink-muted">{t("listen.tap")}</p>}
        <MarkedPages
          recitation={recitation}
          mayMark={answer.can_answer}
          placeMs={() => (ref.current?.currentTime ?? 0) * 1000}
        />
      </div>
      <Said recitation={recitation} answer={answer} heard={heard} />
    </div>
  );
}
