import { ayatOfPage, pageOf } from "@riwaq/domain/learning/mushaf/divisions";
import { type Place, placeAt, placeNumber } from "@riwaq/domain/learning/quran/places";
import { useQuery } from "@tanstack/react-query";
import { ArrowRightLeft, Link2 } from "lucide-react";
import { useTranslation } from "react-i18next";

import { Button } from "../ui/button.tsx";
import { usePlaceName } from "./aya-text.tsx";
import { LinkDialog } from "./link-dialog.tsx";
import { similarQuery } from "./similar-query.ts";

type OnLeafProps = {
  pupil: string;
  leaf: readonly number[];
  /** Opens the other aya of a pair. */
  onOpen: (place: Place) => void;
};

function ayatOn(leaf: readonly number[]): Place[] {
  return leaf.flatMap((page) => {
    const { first, last } = ayatOfPage(page);
    return Array.from({ length: last - first + 1 }, (_, at) => placeAt(first + at));
  });
}

/** Which ayat of the open pages this pupil exchanges with others, each a way to the other one; teachers link more. */
export function SimilarOnLeaf({ pupil, leaf, onOpen }: OnLeafProps) {
  const { t } = useTranslation("tests");
  const nameOf = usePlaceName();
  const { data } = useQuery(similarQuery(pupil));
  if (!data) return null;
  const here = data.pairs.flatMap(({ id, first, second }) => [
    { key: `${id} first`, at: first, other: second },
    { key: `${id} second`, at: second, other: first },
  ]);
  const shown = here.filter(({ at }) => leaf.includes(pageOf(at)));
  if (shown.length === 0 && !data.can_link) return null;
  return (
    <section
      aria-label={t("similar.title")}
      className="mx-auto flex max-w-3xl flex-wrap items-center gap-2 text-sm"
    >
      {shown
        .toSorted((one, next) => placeNumber(one.at) - placeNumber(next.at))
        .map(({ key, at, other }) => (
          <Button key={key} variant="outline" size="sm" onClick={() => onOpen(other)}>
            <ArrowRightLeft aria-hidden strokeWidth={1.75} />
            {t("similar.resembles", { one: nameOf(at), other: nameOf(other) })}
          </Button>
        ))}
      {data.can_link && (
        <LinkDialog
          pupil={pupil}
          ayat={ayatOn(leaf)}
          trigger={
            <Button variant="ghost" size="sm">
              <Link2 aria-hidden strokeWidth={1.75} />
              {t("similar.link")}
            </Button>
          }
        />
      )}
    </section>
  );
}
