import { FileUp } from "lucide-react";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";

import { Label } from "../../../components/ui/label.tsx";

const ACCEPTED = ".pdf,.doc,.docx,.ppt,.pptx,.mp4";

/** Names the chosen file; nothing is read or sent. The hint of 100 MB is not enforced (specification, section 5). */
export function DropZone() {
  const { t } = useTranslation("resources");
  const id = useId();
  const [fileName, setFileName] = useState("");
  return (
    <div className="space-y-1.5">
      <Label htmlFor={id}>{t("add.file")}</Label>
      <div className="relative flex flex-col items-center gap-1 rounded-md border border-dashed border-line-strong bg-paper px-4 py-6 text-center focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-primary">
        <FileUp aria-hidden strokeWidth={1.75} className="size-7 text-accent" />
        {fileName ? <bdi className="break-all">{fileName}</bdi> : <span>{t("add.choose")}</span>}
        <span id={`${id}-limits`} className="text-sm text-ink-muted">
          {t("add.limits")}
        </span>
        {/* Laid over the zone: browsers open it on a click and take a file that is dropped on it. */}
        <input
          id={id}
          type="file"
          accept={ACCEPTED}
          aria-describedby={`${id}-limits`}
          className="absolute inset-0 cursor-pointer opacity-0"
          onChange={(event) => setFileName(event.target.files?.[0]?.name ?? "")}
        />
      </div>
    </div>
  );
}
