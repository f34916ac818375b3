import { DOCUMENT_MAX_BYTES, DOCUMENT_TYPES } from "@riwaq/contracts/people/applications";
import { useState } from "react";

type Fault = "none" | "document_type" | "document_large";

const kinds: readonly string[] = DOCUMENT_TYPES;

function faultOf(file: File): Fault | null {
  if (!kinds.includes(file.type)) return "document_type";
  return file.size > DOCUMENT_MAX_BYTES ? "document_large" : null;
}

/** The document that was chosen, or what is wrong with the choice. */
export function useDocument() {
  const [file, setFile] = useState<File | null>(null);
  const [fault, setFault] = useState<Fault | null>(null);
  const choose = (next: File) => {
    const found = faultOf(next);
    setFault(found);
    setFile(found ? null : next);
  };
  const isThere = () => {
    if (!file && !fault) setFault("none");
    return file !== null;
  };
  return { file, fault, choose, isThere };
}

export type ChosenDocument = ReturnType<typeof useDocument>;
