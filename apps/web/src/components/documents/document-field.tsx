import { DOCUMENT_TYPES } from "@riwaq/contracts/people/applications";
import { useId } from "react";
import { useTranslation } from "react-i18next";

import { ChooseFile } from "../ui/choose-file.tsx";
import { ErrorList } from "../ui/error-list.tsx";
import type { ChosenDocument } from "./use-document.ts";

type DocumentFieldProps = {
  document: ChosenDocument;
  words: { label: string; choose: string; hint: string; none: string };
};

/** One document of the device, and what is wrong with the choice. */
export function DocumentField({ document, words }: DocumentFieldProps) {
  const { t } = useTranslation("errors");
  const id = useId();
  const { file, fault, choose } = document;
  const messages = fault ? [fault === "none" ? words.none : t(fault)] : [];
  return (
    <div className="space-y-1.5">
      <p className="font-semibold">{words.label}</p>
      <div className="flex flex-wrap items-center gap-3">
        <ChooseFile
          label={words.choose}
          accept={DOCUMENT_TYPES}
          describedBy={`${id}-hint ${id}-errors`}
          onChoose={choose}
        />
        {file && <bdi className="min-w-0 wrap-anywhere">{file.name}</bdi>}
      </div>
      <p id={`${id}-hint`} className="text-sm text-ink-muted">
        {words.hint}
      </p>
      <ErrorList id={`${id}-errors`} messages={messages} />
    </div>
  );
}
