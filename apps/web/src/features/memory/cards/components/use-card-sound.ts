import {
  CARD_MEDIUM_MAX_BYTES,
  CARD_SECONDS_MAX,
  type DeckCard,
} from "@riwaq/contracts/memory/cards";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { useWordRecorder } from "../../../../components/recorder/use-word-recorder.ts";
import { useFailureMessages } from "../../../../lib/use-failure-messages.ts";
import { useKeepMedium, useRemoveMedium } from "../mutations.ts";

/** The sound of a card: recorded here or chosen, sent at once, and taken away. */
export function useCardSound(card: DeckCard, onChanged: (card: DeckCard) => void) {
  const { t } = useTranslation("cards");
  const failureMessages = useFailureMessages();
  const [isLarge, setIsLarge] = useState(false);
  const keep = useKeepMedium(card.id, "sound");
  const remove = useRemoveMedium(card.id, "sound");
  const taking = {
    error: keep.error,
    reset: keep.reset,
    mutate: (sound: Blob, { onSettled }: { onSettled: () => void }) =>
      keep.mutate(sound, { onSuccess: onChanged, onSettled }),
  };
  const { step, error, begin, stop } = useWordRecorder(taking, CARD_SECONDS_MAX);
  const choose = (file: File) => {
    const isTooLarge = file.size > CARD_MEDIUM_MAX_BYTES.sound;
    setIsLarge(isTooLarge);
    keep.reset();
    if (!isTooLarge) keep.mutate(file, { onSuccess: onChanged });
  };
  const fault = error ?? remove.error;
  const messages = () => {
    if (isLarge) return [t("media.soundLarge")];
    if (typeof fault === "string") return [t(`media.faults.${fault}`)];
    return fault ? failureMessages(fault) : [];
  };
  const isBusy = keep.isPending;
  return { step, isBusy, begin, stop, choose, remove, messages: messages() };
}
