import { Volume2 } from "lucide-react";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import { isolated } from "../../../../lib/format.ts";

type SoundButtonProps = { word: string; onPlay: () => void; hasFailed: boolean };

/** A word is heard by a press. */
export function SoundButton({ word, onPlay, hasFailed }: SoundButtonProps) {
  const { t } = useTranslation("cards");
  return (
    <>
      <Button
        variant="outline"
        size="icon"
        aria-label={t("media.hear", { name: isolated(word) })}
        onClick={onPlay}
      >
        <Volume2 aria-hidden strokeWidth={1.75} />
      </Button>
      {hasFailed && (
        <span role="alert" className="text-sm">
          {t("media.silent")}
        </span>
      )}
    </>
  );
}
