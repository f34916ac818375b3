import { FileUp } from "lucide-react";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";

import { ErrorList } from "../../../../components/ui/error-list.tsx";
import { Label } from "../../../../components/ui/form-field.tsx";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { cn } from "../../../../lib/cn.ts";
import { formatBytes } from "../../../../lib/format.ts";
import type { ChosenFile } from "../model/chosen-file.ts";
import { ResourceType } from "./resource-type.tsx";

const ACCEPTED =
  ".pdf,.doc,.docx,.odt,.ppt,.pptx,.odp,.mp4,.m4v,.png,.jpg,.jpeg,.webp,.mp3,.m4a,.ogg,.oga,.opus,.webm,.wav";

function Chosen({ file, type }: ChosenFile) {
  const { t } = useTranslation("resources");
  const { language } = useLanguage();
  return (
    <>
      <bdi className="font-semibold break-all">{file.name}</bdi>
      <span className="flex flex-wrap items-center justify-center gap-x-3 text-sm">
        {type && (
          <>
            <span className="sr-only">{t("add.type")}</span>
            <ResourceType type={type} />
          </>
        )}
        <bdi className="text-ink-muted">{formatBytes(file.size, language)}</bdi>
      </span>
    </>
  );
}

type DropZoneProps = {
  label: string;
  hint?: string;
  chosen: ChosenFile | undefined;
  errors: readonly string[];
  onChoose: (file: File) => void;
};

/** Takes a file from the picker or dropped; its type is read from what is in it, so nobody has to name it. */
export function DropZone({ label, hint, chosen, errors, onChoose }: DropZoneProps) {
  const { t } = useTranslation("resources");
  const id = useId();
  const [isOver, setIsOver] = useState(false);
  return (
    <div className="space-y-1.5">
      <Label htmlFor={id}>{label}</Label>
      {hint && <p className="text-sm text-ink-muted">{hint}</p>}
      <div
        className={cn(
          "relative flex flex-col items-center gap-1 rounded-md border border-dashed border-line-strong bg-paper px-4 py-6 text-center focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-primary",
          isOver && "border-solid border-primary bg-paper-deep",
        )}
      >
        <FileUp aria-hidden strokeWidth={1.75} className="size-7 text-accent" />
        {chosen ? <Chosen {...chosen} /> : <span>{t("add.choose")}</span>}
        <span id={`${id}-limits`} className="text-sm text-ink-muted">
          <span className="block">{t("add.limits")}</span>
          <span className="block">{t("add.media")}</span>
        </span>
        {/* Laid over the zone: browsers open it on a click and take a file that is dropped on it. */}
        <input
          id={id}
          type="file"
          accept={ACCEPTED}
          aria-invalid={errors.length > 0}
          aria-describedby={`${id}-limits ${id}-errors`}
          className="absolute inset-0 cursor-pointer opacity-0"
          onDragEnter={() => setIsOver(true)}
          onDragLeave={() => setIsOver(false)}
          onDrop={() => setIsOver(false)}
          onChange={(event) => {
            const file = event.target.files?.[0];
            if (file) onChoose(file);
          }}
        />
      </div>
      <ErrorList id={`${id}-errors`} messages={errors} />
    </div>
  );
}
