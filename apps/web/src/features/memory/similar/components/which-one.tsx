import type { Place } from "@riwaq/domain/learning/quran/places";
import type { ComparedWord } from "@riwaq/domain/memory/differing-words";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { usePlaceName } from "../../../../components/similar-verses/aya-text.tsx";
import { Button } from "../../../../components/ui/button.tsx";
import { Card } from "../../../../components/ui/card.tsx";

type Compared = { name: string; place: Place; words: readonly ComparedWord[] };

/** The words of each aya that the other one has not, those that stand together as one; the two by turns. */
function partsOf(ayat: readonly Compared[]) {
  const runs = ayat.map(({ name, words }) => {
    const parts: string[] = [];
    words.forEach(({ text, isCommon }, at) => {
      if (isCommon) return;
      if (at > 0 && words[at - 1]?.isCommon === false) parts[parts.length - 1] += ` ${text}`;
      else parts.push(text);
    });
    return parts.map((text) => ({ name, text }));
  });
  const longest = Math.max(0, ...runs.map(({ length }) => length));
  return Array.from({ length: longest }, (_, at) =>
    // Never always the same one first.
    (at % 2 === 0 ? runs : runs.toReversed()).flatMap((run) => run[at] ?? []),
  ).flat();
}

/** Words of one of the two: to which do they belong? */
export function WhichOne({ ayat }: { ayat: readonly Compared[] }) {
  const { t } = useTranslation("tests");
  const [at, setAt] = useState(0);
  const [said, setSaid] = useState<string | null>(null);
  const parts = partsOf(ayat);
  const part = parts[at % Math.max(1, parts.length)];
  if (!part) return null;
  const next = () => {
    setAt(at + 1);
    setSaid(null);
  };
  return (
    <Card aria-labelledby="which" className="space-y-4">
      <h2 id="which" className="text-lg">
        {t("drill.which")}
      </h2>
      <p lang="ar" dir="rtl" className="quran text-center text-3xl leading-loose">
        {part.text}
      </p>
      <Answers ayat={ayat} right={part.name} said={said} onSay={setSaid} />
      {said !== null && parts.length > 1 && (
        <div className="text-center">
          <Button variant="ghost" onClick={next}>
            {t("drill.nextWords")}
          </Button>
        </div>
      )}
    </Card>
  );
}

type AnswersProps = {
  ayat: readonly Compared[];
  right: string;
  said: string | null;
  onSay: (name: string) => void;
};

function Answers({ ayat, right, said, onSay }: AnswersProps) {
  const { t } = useTranslation("tests");
  const nameOf = usePlaceName();
  const rightOne = ayat.find(({ name }) => name === right);
  return (
    <>
      <div className="flex flex-wrap justify-center gap-3">
        {ayat.map(({ name, place }) => (
          <Button
            key={name}
            variant={said !== null && name === right ? "default" : "outline"}
            aria-pressed={said === name}
            disabled={said !== null && said !== name && name !== right}
            onClick={() => onSay(name)}
          >
            {nameOf(place)}
          </Button>
        ))}
      </div>
      <p role="status" className="min-h-6 text-center">
        {said !== null &&
          rightOne &&
          (said === right
            ? t("drill.right")
            : t("drill.belongs", { place: nameOf(rightOne.place) }))}
      </p>
    </>
  );
}
