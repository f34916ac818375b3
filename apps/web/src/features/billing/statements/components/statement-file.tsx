import { FileUp } from "lucide-react";
import { type DragEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import { FormAlert } from "../../../../components/ui/error-list.tsx";
import { Note } from "../../../../components/ui/note.tsx";
import { cn } from "../../../../lib/cn.ts";
import { useFailureMessages } from "../../../../lib/use-failure-messages.ts";
import { useStatementFile } from "../model/use-statement-file.ts";
import { CsvColumns } from "./csv-columns.tsx";

type DropProps = { isReading: boolean; onFile: (file: File) => void };

/** A file is dropped on it, or chosen. */
function FileDrop({ isReading, onFile }: DropProps) {
  const { t } = useTranslation("statements");
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const take = (files: FileList | null) => {
    const [file] = files ?? [];
    if (file && !isReading) onFile(file);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    take(event.dataTransfer.files);
  };
  return (
    <div
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
      className={cn(
        "flex flex-col items-center gap-3 rounded-md border border-dashed border-line bg-surface px-5 py-8 text-center",
        isOver && "border-primary bg-paper-deep",
      )}
    >
      <FileUp aria-hidden strokeWidth={1.75} className="size-7 text-accent" />
      <p className="measure">{t(isReading ? "file.reading" : "file.drop")}</p>
      <input
        ref={input}
        type="file"
        accept=".xml,.csv,.txt,text/xml,application/xml,text/csv"
        aria-label={t("file.choose")}
        className="sr-only"
        tabIndex={-1}
        onChange={({ target }) => {
          take(target.files);
          // The same file can be chosen again.
          target.value = "";
        }}
      />
      <Button aria-busy={isReading} onClick={() => input.current?.click()}>
        {t("file.choose")}
      </Button>
      <p className="text-sm text-ink-muted">{t("file.hint")}</p>
    </div>
  );
}

/** Reads a statement; a spreadsheet asks once what its columns hold. */
export function StatementFile() {
  const { t } = useTranslation("statements");
  const { result, isLarge, begin, readBy, read } = useStatementFile();
  const failureMessages = useFailureMessages();
  const isRead = result !== null && result.table === null;
  return (
    <section aria-label={t("file.choose")} className="space-y-4">
      <FileDrop isReading={read.isPending} onFile={(file) => void begin(file)} />
      <FormAlert messages={isLarge ? [t("file.large")] : []} />
      <FormAlert messages={read.error ? failureMessages(read.error) : []} />
      <div role="status">
        {isRead && (
          <Note>
            {t("file.added", { count: result.added })} {t("file.known", { count: result.known })}
          </Note>
        )}
      </div>
      {result?.table && (
        <CsvColumns table={result.table} isReading={read.isPending} onRead={readBy} />
      )}
    </section>
  );
}
