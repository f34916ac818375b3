import { Text } from "@react-pdf/renderer";
import type { Styles } from "@react-pdf/renderer";

import { SANS } from "../../../../platform/pdf/fonts.ts";
import { INK } from "../../../../platform/pdf/palette.ts";
import { useReader } from "../../../../platform/pdf/reader.tsx";

type FigureProps = {
  children: string;
  style?: Styles[string];
  /** At the end of its line, as amounts beneath each other stand. */
  isAtEnd?: boolean;
};

/** A number or an amount: from left to right in every language. */
export function Figure({ children, style, isAtEnd = false }: FigureProps) {
  const { isRtl } = useReader();
  const textAlign = isRtl === isAtEnd ? "left" : "right";
  const font = { fontFamily: SANS, fontSize: 10, lineHeight: 1.55, color: INK };
  return (
    <Text style={{ ...font, direction: "ltr", textAlign, ...style }} hyphenationPenalty={10_000}>
      {`\u200e${children}\u200e`}
    </Text>
  );
}
