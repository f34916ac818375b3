import type { RecitationDetails } from "@riwaq/contracts/learning/recitations";
import { useTranslation } from "react-i18next";

import { MarkList } from "../../../../components/recitations/mark-list.tsx";
import { MarkedWord } from "../../../../components/recitations/marked-word.tsx";
import {
  RecordedSound,
  useRecordedSound,
} from "../../../../components/recitations/recorded-sound.tsx";

/** A recording with its picture, and on it what was marked: heard, gone about in by pointer and keys, told in words. */
export function RecitationPlayer({ recitation }: { recitation: RecitationDetails }) {
  const { t } = useTranslation("recitations");
  const { marks } = recitation;
  const heard = useRecordedSound(recitation);
  const shown = marks.find((mark) => mark.id === heard.chosen);
  return (
    <section aria-label={t("player.label")} className="space-y-3">
      <RecordedSound recitation={recitation} heard={heard}>
        {shown && (
          <p
            role="status"
            className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-md bg-paper-deep px-3 py-2"
          >
            <MarkedWord mark={shown} />
          </p>
        )}
      </RecordedSound>
      <MarkList marks={marks} chosen={heard.chosen} onMark={heard.choose} />
    </section>
  );
}
