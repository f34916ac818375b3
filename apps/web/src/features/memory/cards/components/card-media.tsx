import { PICTURE_TYPES } from "@riwaq/contracts/identity/pictures";
import type { DeckCard } from "@riwaq/contracts/memory/cards";
import { Mic, Square, Trash2 } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { usePlay } from "../../../../components/recorder/use-play.ts";
import { Button } from "../../../../components/ui/button.tsx";
import { ChooseFile } from "../../../../components/ui/choose-file.tsx";
import { ErrorList } from "../../../../components/ui/error-list.tsx";
import { useFailureMessages } from "../../../../lib/use-failure-messages.ts";
import { addressOfMedium } from "../model/card-files.ts";
import { shrinkPicture } from "../model/shrink-picture.ts";
import { useKeepMedium, useRemoveMedium } from "../mutations.ts";
import { SoundButton } from "./sound-button.tsx";
import { useCardSound } from "./use-card-sound.ts";

const SOUND_TYPES = ["audio/mpeg", "audio/mp4", "audio/x-m4a", "audio/ogg", "audio/webm"] as const;

type PartProps = { card: DeckCard; onChanged: (card: DeckCard) => void };
type Removing = ReturnType<typeof useRemoveMedium>;

function RemoveButton({
  label,
  of,
  onChanged,
}: Pick<PartProps, "onChanged"> & { label: string; of: Removing }) {
  return (
    <Button
      variant="outline"
      aria-busy={of.isPending}
      onClick={() => of.mutate(undefined, { onSuccess: onChanged })}
    >
      <Trash2 aria-hidden strokeWidth={1.75} />
      {label}
    </Button>
  );
}

function PicturePart({ card, onChanged }: PartProps) {
  const { t } = useTranslation(["cards", "errors"]);
  const failureMessages = useFailureMessages();
  const [isNone, setIsNone] = useState(false);
  const keep = useKeepMedium(card.id, "picture");
  const remove = useRemoveMedium(card.id, "picture");
  const error = keep.error ?? remove.error;
  const send = async (file: File) => {
    const picture = await shrinkPicture(file).catch(() => null);
    setIsNone(picture === null);
    remove.reset();
    if (picture) keep.mutate(picture, { onSuccess: onChanged });
  };
  const address = addressOfMedium(card, "picture");
  const failed = error ? failureMessages(error) : [];
  return (
    <div className="space-y-3">
      <p className="font-semibold">{t("media.picture")}</p>
      {address !== null && (
        <img
          src={address}
          alt={t("media.pictureOf", { name: card.arabic })}
          className="max-h-40 rounded-md border border-line bg-white object-contain"
        />
      )}
      <div className="flex flex-wrap gap-2">
        <ChooseFile
          label={t(address === null ? "media.choosePicture" : "media.otherPicture")}
          accept={PICTURE_TYPES}
          isBusy={keep.isPending}
          onChoose={(file) => void send(file)}
        />
        {address !== null && (
          <RemoveButton label={t("media.removePicture")} of={remove} onChanged={onChanged} />
        )}
      </div>
      <ErrorList messages={isNone ? [t("errors:picture_type")] : failed} />
    </div>
  );
}

function SoundPart({ card, onChanged }: PartProps) {
  const { t } = useTranslation("cards");
  const { play, hasFailed } = usePlay();
  const { step, isBusy, begin, stop, choose, remove, messages } = useCardSound(card, onChanged);
  const address = addressOfMedium(card, "sound");
  const isRecording = step === "recording";
  return (
    <div className="space-y-3">
      <p className="font-semibold">{t("media.sound")}</p>
      <div className="flex flex-wrap items-center gap-2">
        {address !== null && (
          <SoundButton word={card.arabic} onPlay={() => play(address)} hasFailed={hasFailed} />
        )}
        <Button
          variant={isRecording ? "default" : "outline"}
          disabled={step === "sending"}
          onClick={isRecording ? stop : () => void begin()}
        >
          {isRecording ? <Square aria-hidden /> : <Mic aria-hidden strokeWidth={1.75} />}
          {t(isRecording ? "media.stop" : "media.record")}
        </Button>
        <ChooseFile
          label={t("media.chooseSound")}
          accept={SOUND_TYPES}
          isBusy={isBusy || isRecording}
          onChoose={choose}
        />
        {address !== null && (
          <RemoveButton label={t("media.removeSound")} of={remove} onChanged={onChanged} />
        )}
      </div>
      <ErrorList messages={messages} />
    </div>
  );
}

/** What a card shows and lets hear: each is sent as it is chosen or recorded. */
export function CardMedia(props: PartProps) {
  return (
    <div className="space-y-5 border-t border-line pt-5">
      <PicturePart {...props} />
      <SoundPart {...props} />
    </div>
  );
}
