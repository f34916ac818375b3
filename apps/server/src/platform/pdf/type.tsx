import { Text, View } from "@react-pdf/renderer";
import type { Styles } from "@react-pdf/renderer";
import type { ReactNode } from "react";

import { DISPLAY, SANS } from "./fonts.ts";
import { EMERALD, INK, MUTED } from "./palette.ts";
import { directionOf, numbersMarked, withWideSpaces } from "./printable.ts";
import { useReader } from "./reader.tsx";

type Style = Styles[string];
type TextProps = { children: string; style?: Style | undefined };

const BODY = { fontFamily: SANS, fontSize: 10, lineHeight: 1.55, color: INK };

/** No hyphens, which would come between a word and its number; no line of a paragraph alone on a page. */
const WHOLE = { hyphenationPenalty: 10_000, orphans: 2, widows: 2 };

/** A text of the document, in the reader's language. */
export function Line({ children, style }: TextProps) {
  const { isRtl, start } = useReader();
  return (
    <Text
      style={{ ...BODY, direction: isRtl ? "rtl" : "ltr", textAlign: start, ...style }}
      {...WHOLE}
    >
      {isRtl ? numbersMarked(children) : withWideSpaces(children)}
    </Text>
  );
}

/** Small, above what it names. */
export function Label({ children, style }: TextProps) {
  return <Line style={{ fontSize: 8.5, color: MUTED, ...style }}>{children}</Line>;
}

/** Amiri stands about 15 % larger than the Latin beside it. */
export function Heading({ children }: { children: string }) {
  const { isRtl } = useReader();
  return (
    <Line
      style={{
        fontFamily: DISPLAY,
        fontSize: isRtl ? 15.5 : 13.5,
        lineHeight: isRtl ? 1.6 : 1.35,
        color: EMERALD,
        marginBottom: isRtl ? 6 : 4,
      }}
    >
      {children}
    </Line>
  );
}

/** People's words: each paragraph in its own direction. */
export function Words({ children, style }: TextProps) {
  const paragraphs = children.split("\n").map((text, at) => ({ text, at }));
  return paragraphs.map(({ text, at }) => <Paragraph key={at} text={text} style={style} />);
}

function Paragraph({ text, style }: { text: string; style: Style | undefined }) {
  const { isRtl } = useReader();
  if (text.trim() === "") return <View style={{ height: 6 }} />;
  const direction = directionOf(text) ?? (isRtl ? "rtl" : "ltr");
  const textAlign = direction === "rtl" ? "right" : "left";
  return (
    <Text style={{ ...BODY, direction, textAlign, ...style }} {...WHOLE}>
      {direction === "rtl" ? numbersMarked(text) : text}
    </Text>
  );
}

/** A name stands where the document begins its lines. */
export function Name({ children, style }: TextProps) {
  const { start } = useReader();
  return <Words style={{ ...style, textAlign: start }}>{children}</Words>;
}

type RowProps = {
  children: ReactNode;
  style?: Style | undefined;
  isWhole?: boolean;
  /** Again on every page that its part goes on to. */
  isOnEveryPage?: boolean;
};

/** Beside each other, from where the document begins its lines; whole, it goes to the next page as one. */
export function Row({ children, style, isWhole = false, isOnEveryPage = false }: RowProps) {
  const { isRtl } = useReader();
  return (
    <View
      style={{ flexDirection: isRtl ? "row-reverse" : "row", ...style }}
      wrap={!isWhole}
      fixed={isOnEveryPage}
    >
      {children}
    </View>
  );
}

type SectionProps = { title: string; children: ReactNode; isWhole?: boolean };

/**
 * A heading never stands alone at the foot of a page: it asks for room after it, among the parts of the page itself, or
 * goes to the next page with all that follows.
 */
export function Section({ title, children, isWhole = false }: SectionProps) {
  if (isWhole) {
    return (
      <View style={{ marginTop: 16 }} wrap={false}>
        <Heading>{title}</Heading>
        {children}
      </View>
    );
  }
  return (
    <>
      <View style={{ marginTop: 16 }} minPresenceAhead={60} wrap={false}>
        <Heading>{title}</Heading>
      </View>
      {children}
    </>
  );
}
