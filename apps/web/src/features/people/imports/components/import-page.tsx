import { useRef } from "react";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import { FormAlert } from "../../../../components/ui/error-list.tsx";
import { Note } from "../../../../components/ui/note.tsx";
import { PageHeader } from "../../../../components/ui/page-header.tsx";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { formatNumber } from "../../../../lib/format.ts";
import { useFailureMessages } from "../../../../lib/use-failure-messages.ts";
import { useImportFile } from "../model/use-import-file.ts";
import { ImportFile } from "./import-file.tsx";
import { PastImports } from "./past-imports.tsx";

type ChoiceProps = { hasFile: boolean; isReading: boolean; onFile: (file: File) => void };

function FileChoice({ hasFile, isReading, onFile }: ChoiceProps) {
  const { t } = useTranslation("exchange");
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className="mb-6 flex flex-wrap items-center gap-3">
      <input
        ref={input}
        type="file"
        accept=".csv,text/csv"
        aria-label={t("in.choose")}
        className="sr-only"
        tabIndex={-1}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onFile(file);
          // The same file, corrected, can be chosen again.
          target.value = "";
        }}
      />
      <Button
        variant={hasFile ? "outline" : "default"}
        aria-busy={isReading}
        onClick={() => input.current?.click()}
      >
        {t(hasFile ? "in.other" : "in.choose")}
      </Button>
      <span className="text-sm text-ink-muted">{t(isReading ? "in.reading" : "in.hint")}</span>
    </div>
  );
}

/** Families and pupils from somebody's spreadsheet: looked at first, then brought whole or not at all. */
export function ImportPage() {
  const { t } = useTranslation(["exchange", "common"]);
  const { language } = useLanguage();
  const { text, preview, isLarge, made, setMade, begin, choose, check } = useImportFile();
  const failureMessages = useFailureMessages();
  const words = made && {
    families: formatNumber(made.families, language),
    pupils: formatNumber(made.pupils, language),
  };
  return (
    <>
      <PageHeader title={t("common:titles.imports")} description={t("in.description")} />
      <FileChoice
        hasFile={preview !== null}
        isReading={check.isPending}
        onFile={(file) => void begin(file)}
      />
      <FormAlert messages={isLarge ? [t("in.large")] : []} />
      <FormAlert messages={check.error ? failureMessages(check.error) : []} />
      <div role="status">{words && <Note>{t("in.done", words)}</Note>}</div>
      {text !== null && preview && !made && (
        <ImportFile
          key={text}
          text={text}
          preview={preview}
          isChecking={check.isPending}
          onColumns={choose}
          onDone={setMade}
        />
      )}
      <PastImports />
    </>
  );
}
