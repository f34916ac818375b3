import type { RecitationAnswer } from "@riwaq/contracts/learning/homework";
import type { RecitationDetails } from "@riwaq/contracts/learning/recitations";
import * as recitations from "@riwaq/contracts/learning/recitations.calls";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { MarkList } from "../../../../components/recitations/mark-list.tsx";
import type { PlacedMark } from "../../../../components/recitations/marked-word.tsx";
import { SoundControls } from "../../../../components/recitations/sound-controls.tsx";
import { useRange } from "../../../../components/recitations/use-range.ts";
import { useSound } from "../../../../components/recitations/use-sound.ts";
import { Waveform } from "../../../../components/recitations/waveform.tsx";
import { Card } from "../../../../components/ui/card.tsx";
import { EmptyState } from "../../../../components/ui/empty-state.tsx";
import { Note } from "../../../../components/ui/note.tsx";
import { PageHeader } from "../../../../components/ui/page-header.tsx";
import { QueryView } from "../../../../components/ui/query-view.tsx";
import { Skeleton } from "../../../../components/ui/skeleton.tsx";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { ApiError } from "../../../../lib/api-error.ts";
import { hrefOf } from "../../../../lib/api.ts";
import { deviceTimeZone, formatDateTime, isolated } from "../../../../lib/format.ts";
import { useReaderZone } from "../../../../lib/own-profile.ts";
import { answerQuery, heardQuery } from "../queries.ts";
import { AnswerState } from "./answer-state.tsx";
import { CommentForm } from "./comment-form.tsx";
import { CommentList } from "./comment-list.tsx";
import { MarkedPages } from "./marked-pages.tsx";

type HeardProps = { recitation: RecitationDetails; answer: RecitationAnswer };

/** The sound stays at hand while the page below it is read. */
function Listening({ recitation, answer }: HeardProps) {
  const { t } = useTranslation(["homework", "recitations"]);
  const { id, marks, peaks, state } = recitation;
  const durationMs = recitation.duration_ms ?? 0;
  const { ref, events, ...sound } = useSound(durationMs);
  const [chosen, setChosen] = useState<string | null>(null);
  const choose = (mark: PlacedMark) => {
    setChosen(mark.id);
    sound.seek(mark.at_ms);
  };
  const isKept = state === "kept";
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_minmax(20rem,26rem)]">
      <div className="sticky top-0 z-10 -mx-4 border-b border-line bg-surface px-4 py-3 sm:static sm:mx-0 sm:rounded-md sm:border sm:p-5 lg:col-start-2 lg:row-start-1">
        {isKept && !sound.hasFailed && (
          <section aria-label={t("recitations:player.label")} className="space-y-2">
            {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- a recitation: its text is the mushaf */}
            <audio
              ref={ref}
              src={hrefOf(recitations.sound, { params: { id } })}
              preload="metadata"
              {...events}
            />
            <Waveform
              peaks={peaks}
              marks={marks}
              atMs={sound.atMs}
              durationMs={durationMs}
              chosen={chosen}
              onSeek={sound.seek}
              onToggle={sound.toggle}
              onMark={choose}
            />
            <SoundControls sound={sound} durationMs={durationMs} />
          </section>
        )}
        {!isKept && <Note>{t("listen.gone")}</Note>}
        {sound.hasFailed && <p role="alert">{t("recitations:player.failed")}</p>}
      </div>
      <div className="lg:col-start-1 lg:row-span-2 lg:row-start-1">
        {answer.can_answer && <p className="mb-3 text-sm text-ink-muted">{t("listen.tap")}</p>}
        <MarkedPages
          recitation={recitation}
          mayMark={answer.can_answer}
          placeMs={() => (ref.current?.currentTime ?? 0) * 1000}
        />
      </div>
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
        <AnswerState id={id} answer={answer} />
      </Card>
    </div>
  );
}

function Head({
  recitation,
  answer,
}: {
  recitation: RecitationDetails;
  answer: RecitationAnswer | undefined;
}) {
  const { t } = useTranslation("homework");
  const { language } = useLanguage();
  const zone = useReaderZone() ?? deviceTimeZone();
  const range = useRange()(recitation);
  const date = formatDateTime(recitation.began_at, language, zone);
  return (
    <>
      <PageHeader
        title={range}
        description={t("listen.by", { name: isolated(recitation.student), date })}
      />
      {answer?.homework?.words && (
        <p dir="auto" className="-mt-4 mb-6 measure text-ink-muted">
          {answer.homework.words}
        </p>
      )}
    </>
  );
}

/** One recording that was made at home: the page beside it, what the teacher says to it, and marks on its line. */
export function RecordingPage({ id }: { id: string }) {
  const { t } = useTranslation("homework");
  const query = useQuery(heardQuery(id));
  const answer = useQuery(answerQuery(id));
  if (query.error instanceof ApiError && query.error.status === 404) {
    return <EmptyState title={t("listen.nothing")} hint={t("listen.nothingHint")} />;
  }
  return (
    <QueryView query={query} loading={<Skeleton className="h-96 rounded-md" />}>
      {(recitation) => (
        <>
          <Head recitation={recitation} answer={answer.data} />
          <QueryView query={answer} loading={<Skeleton className="h-96 rounded-md" />}>
            {(said) => <Listening recitation={recitation} answer={said} />}
          </QueryView>
        </>
      )}
    </QueryView>
  );
}
