import { useRef, useState } from "react";

import { lookAt } from "./file-look.ts";
import type { FileLook } from "./file-look.ts";

export type ChosenFile = FileLook & { file: File };

/** The file of a form, looked at as soon as it is chosen. */
export function useChosenFile() {
  const [chosen, setChosen] = useState<ChosenFile>();
  const newest = useRef<File>(undefined);
  const choose = async (file: File) => {
    newest.current = file;
    setChosen({ file });
    const look = await lookAt(file);
    // Another one may have been chosen meanwhile.
    if (newest.current === file) setChosen({ file, ...look });
  };
  const problems = chosen?.problem ? [chosen.problem] : [];
  return { chosen, choose, problems };
}
