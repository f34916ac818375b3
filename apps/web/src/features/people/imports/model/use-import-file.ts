import { IMPORT_BYTES_MAX, type ImportPreview } from "@riwaq/contracts/people/imports";
import { useState } from "react";

import { useCheckImport } from "../mutations.ts";
import { readText } from "./read-text.ts";

type Made = { families: number; pupils: number };

/** A file that is chosen, what it would bring under a choice of columns, and what it has brought. */
export function useImportFile() {
  const [text, setText] = useState<string | null>(null);
  const [preview, setPreview] = useState<ImportPreview | null>(null);
  const [isLarge, setIsLarge] = useState(false);
  const [made, setMade] = useState<Made | null>(null);
  const check = useCheckImport();
  const begin = async (file: File) => {
    check.reset();
    setMade(null);
    setText(null);
    setPreview(null);
    setIsLarge(file.size > IMPORT_BYTES_MAX);
    if (file.size > IMPORT_BYTES_MAX) return;
    const read = await readText(file);
    setText(read);
    check.mutate({ text: read }, { onSuccess: setPreview });
  };
  const choose = (columns: ImportPreview["columns"]) => {
    if (text !== null) check.mutate({ text, columns }, { onSuccess: setPreview });
  };
  return { text, preview, isLarge, made, setMade, begin, choose, check };
}
