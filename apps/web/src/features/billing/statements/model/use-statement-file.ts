import {
  type CsvMapping,
  STATEMENT_BYTES_MAX,
  type StatementRead,
} from "@riwaq/contracts/billing/statements";
import { useState } from "react";

import { useReadStatement } from "../mutations.ts";

/** The bytes of a file as the call takes them. */
const base64Of = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener("load", () => resolve(String(reader.result).split(",")[1] ?? ""));
    reader.addEventListener("error", () => reject(reader.error ?? new Error("unreadable")));
    reader.readAsDataURL(file);
  });

/** A file that is being read, what is asked of it, and what came of it. */
export function useStatementFile() {
  const [content, setContent] = useState("");
  const [result, setResult] = useState<StatementRead | null>(null);
  const [isLarge, setIsLarge] = useState(false);
  const read = useReadStatement();
  const begin = async (file: File) => {
    read.reset();
    setResult(null);
    setIsLarge(file.size > STATEMENT_BYTES_MAX);
    if (file.size > STATEMENT_BYTES_MAX) return;
    const bytes = await base64Of(file);
    setContent(bytes);
    read.mutate({ content: bytes, mapping: null }, { onSuccess: setResult });
  };
  const readBy = (mapping: CsvMapping) =>
    read.mutate({ content, mapping }, { onSuccess: setResult });
  return { result, isLarge, begin, readBy, read };
}
