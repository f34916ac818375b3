import type { Mark } from "@riwaq/contracts/learning/marks";
import { wordKey } from "@riwaq/domain/learning/mushaf/words";
import { useQuery } from "@tanstack/react-query";
import { type RefObject, useCallback, useMemo } from "react";
import { useTranslation } from "react-i18next";

import { byWord, markLook } from "../../../../components/marks/mark-look.ts";
import { useOpenWord } from "../../../../components/marks/use-open-word.ts";
import type { LookOf } from "../../../../components/mushaf/mushaf-line.tsx";
import { marksQuery } from "../queries.ts";
import { usePupils } from "./use-pupils.ts";

type Pages = RefObject<HTMLElement | null>;
type Reading = { pupil: string | undefined; leaf: readonly number[] };

const NO_MARKS: readonly Mark[] = [];
/** The marks of the pupil in the address, and the word at which somebody looks or marks. */
export function useMarking(box: Pages, { pupil: id, leaf }: Reading) {
  const pupils = usePupils();
  const pupil = pupils.find((one) => one.id === id) ?? null;
  const query = marksQuery(pupil?.id ?? "", leaf);
  const { data, isError, refetch } = useQuery({ ...query, enabled: pupil !== null });
  const marks = pupil ? (data?.marks ?? NO_MARKS) : NO_MARKS;
  const marksOf = useMemo(() => byWord(marks), [marks]);
  const opened = useOpenWord(box, { isOn: pupil !== null, leaf: leaf.join() });
  return {
    pupils,
    pupil,
    queryKey: query.queryKey,
    marksOf,
    isError,
    refetch: () => void refetch(),
    ...opened,
  };
}

export type Marking = ReturnType<typeof useMarking>;

/** The look of words with the lines of their marks. */
export function useMarkedLook(plain: LookOf, { pupil, marksOf }: Marking): LookOf {
  const { t } = useTranslation("marks");
  const isOn = pupil !== null;
  return useCallback(
    (word) => {
      if (!isOn) return plain(word);
      const marks = marksOf.get(wordKey(word.place)) ?? NO_MARKS;
      const label = marks.length > 0 ? t("times", { count: marks.length }) : undefined;
      return { ...plain(word), marks: { ...markLook(marks), ...(label && { label }) } };
    },
    [isOn, marksOf, plain, t],
  );
}
