import { MARK_NOTE_MAX } from "@riwaq/contracts/learning/marks";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { Button } from "../ui/button.tsx";
import { TextareaField } from "../ui/textarea-field.tsx";

type NoteProps = { note: string; onSave: (note: string) => void; onTakeBack: () => void };

/** Somebody's own mark: a word to it, and the way to take it back. */
export function NoteOnMark({ note, onSave, onTakeBack }: NoteProps) {
  const { t } = useTranslation("marks");
  const [typed, setTyped] = useState<string | null>(null);
  if (typed === null) {
    return (
      <>
        {note !== "" && <p dir="auto">{note}</p>}
        <div className="flex gap-2">
          <Button variant="outline" size="sm" onClick={() => setTyped(note)}>
            {t("word.note")}
          </Button>
          <Button variant="ghost" size="sm" onClick={onTakeBack}>
            {t("word.takeBack")}
          </Button>
        </div>
      </>
    );
  }
  const save = () => {
    onSave(typed.trim());
    setTyped(null);
  };
  return (
    <div className="space-y-2">
      <TextareaField
        label={t("word.noteLabel")}
        value={typed}
        rows={2}
        dir="auto"
        maxLength={MARK_NOTE_MAX}
        onChange={(event) => setTyped(event.target.value)}
      />
      <div className="flex gap-2">
        <Button size="sm" onClick={save}>
          {t("word.save")}
        </Button>
        <Button variant="ghost" size="sm" onClick={() => setTyped(null)}>
          {t("word.cancel")}
        </Button>
      </div>
    </div>
  );
}
