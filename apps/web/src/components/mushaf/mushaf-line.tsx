import type { DrawnLine, DrawnWord } from "@riwaq/domain/learning/mushaf/pages";
import type { TajwidPiece } from "@riwaq/domain/learning/mushaf/tajwid";
import { wordKey } from "@riwaq/domain/learning/mushaf/words";
import { Fragment, memo } from "react";

import { cn } from "../../lib/cn.ts";
import { type MarkLook, TIMES_TOLD } from "../marks/mark-look.ts";
import { toneOf } from "./tajwid-tones.ts";
import { suraInPrint } from "./words-of-print.ts";

/**
 * How a word is shown: marked as the one that was looked for, hidden from who recites by heart, in its colours, as the
 * one that sounds, or as one of a chosen passage.
 */
export type WordLook = {
  isSought: boolean;
  isHidden: boolean;
  isColoured: boolean;
  /** Where words are marked: what was at this one. Without it nobody marks here. */
  marks?: MarkLook | undefined;
  isSounding?: boolean;
  isChosen?: boolean;
  /** Marks are seen here, and made by somebody else: no word is pressed. */
  isRead?: boolean;
  /** Hidden from somebody else. */
  isVeiled?: boolean;
  /** Around what is to be recited. */
  isBeside?: boolean;
};
export type LookOf = (word: DrawnWord) => WordLook;

/** Colour alone: with another font or any space around them the letters would no longer join. */
function Pieces({ pieces }: { pieces: readonly TajwidPiece[] }) {
  let at = 0;
  return pieces.map(({ text, rule }) => {
    const key = at;
    at += text.length;
    const tone = toneOf(rule);
    return tone ? (
      <span key={key} data-tone={tone}>
        {text}
      </span>
    ) : (
      text
    );
  });
}

type WordProps = { word: DrawnWord; look: WordLook; pieces: readonly TajwidPiece[] | undefined };

/** A word that can be marked is pressed like a button. */
function asButton(word: DrawnWord, { marks, isRead = false }: WordLook) {
  if (!marks || word.isMarker) return undefined;
  const { severity, times, label } = marks;
  const drawn = { "data-mark": severity, "data-times": severity && Math.min(times, TIMES_TOLD) };
  if (isRead) return drawn;
  return {
    ...drawn,
    role: "button",
    tabIndex: 0,
    "aria-label": label && `${word.stored}, ${label}`,
  } as const;
}

function isSameLook({ marks: a, ...look }: WordLook, { marks: b, ...other }: WordLook): boolean {
  const isSame = (Object.keys({ ...look, ...other }) as (keyof typeof look)[]).every(
    (key) => look[key] === other[key],
  );
  return isSame && a?.severity === b?.severity && a?.times === b?.times && a?.label === b?.label;
}

/** A page has some hundred and fifty: only those are drawn anew that look otherwise. */
const Word = memo(
  DrawnWordOfPage,
  (before, after) =>
    before.word === after.word &&
    before.pieces === after.pieces &&
    !before.look.marks === !after.look.marks &&
    isSameLook(before.look, after.look),
);

function DrawnWordOfPage({ word, look, pieces }: WordProps) {
  return (
    <span
      className={cn(
        "mushaf-word",
        word.isMarker && "text-primary",
        look.isSought && "bg-accent-soft",
        look.isHidden && "text-transparent bg-line select-none",
        look.isVeiled && "text-ink-muted bg-paper-deep",
        look.isBeside && "text-ink-muted",
      )}
      data-word={wordKey(word.place)}
      data-stored={word.isMarker ? word.text : word.stored}
      data-hidden={look.isHidden || undefined}
      data-sounding={look.isSounding || undefined}
      data-chosen={look.isChosen || undefined}
      data-veiled={look.isVeiled || undefined}
      data-marker={word.isMarker || undefined}
      {...asButton(word, look)}
    >
      {pieces && look.isColoured && !look.isHidden ? <Pieces pieces={pieces} /> : word.text}
    </span>
  );
}

/** A frame around the name of a sura, as it stands above it in the mushaf. */
function SuraHeader({ sura }: { sura: number }) {
  return (
    <h2 className="mx-auto flex w-full items-center justify-center rounded-md border border-accent/60 bg-paper px-4 text-center text-[0.82em] leading-[1.75] font-normal">
      {suraInPrint(sura)}
    </h2>
  );
}

type PiecesByWord = ReadonlyMap<string, readonly TajwidPiece[]>;
type LineProps = { line: DrawnLine; lookOf: LookOf; pieces: PiecesByWord };

/** A line as it is printed. Words are text with spaces between them: they are selected, copied and read aloud. */
export function MushafLine({ line, lookOf, pieces }: LineProps) {
  if (line.kind === "header") return <SuraHeader sura={line.sura} />;
  if (line.kind === "basmala") {
    return (
      <p className="mushaf-line" data-centred>
        {line.text}
      </p>
    );
  }
  return (
    <p className="mushaf-line" data-centred={line.isCentred || undefined}>
      {line.words.map((word, at) => {
        const key = wordKey(word.place);
        return (
          <Fragment key={key}>
            {at > 0 && " "}
            <Word word={word} look={lookOf(word)} pieces={pieces.get(key)} />
          </Fragment>
        );
      })}
    </p>
  );
}
