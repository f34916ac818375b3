import { useEffect, useState } from "react";

import { readSound } from "../model/recording.ts";
import type { FileFault } from "../model/recording.ts";
import type { Recorded } from "../mutations.ts";

/** A recording or a chosen file that is not kept yet, to be heard in this browser, or what is wrong with it. */
export function useNewRecitation() {
  const [recorded, setRecorded] = useState<(Recorded & { address: string }) | null>(null);
  const [fault, setFault] = useState<FileFault | null>(null);
  useEffect(() => {
    if (!recorded) return undefined;
    return () => URL.revokeObjectURL(recorded.address);
  }, [recorded]);
  const take = (next: Recorded) => {
    setFault(null);
    setRecorded({ ...next, address: URL.createObjectURL(next.bytes) });
  };
  const choose = async (file: File) => {
    const read = await readSound(file);
    if (typeof read === "string") setFault(read);
    else take(read);
  };
  const forget = () => {
    setFault(null);
    setRecorded(null);
  };
  return { recorded, fault, take, forget, choose: (file: File) => void choose(file) };
}
