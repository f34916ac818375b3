import { Text, View } from "@react-pdf/renderer";
import type { ReactNode } from "react";

import { DISPLAY, SANS } from "./fonts.ts";
import { ArchMark, StarBand } from "./ornament.tsx";
import { INK, LINE, MARGIN, MUTED } from "./palette.ts";
import { numbersMarked } from "./printable.ts";
import { useReader } from "./reader.tsx";
import { Line, Name, Row } from "./type.tsx";

/** What every page begins with; how much of it the foot takes is its own. */
export const PAGE = { paddingHorizontal: MARGIN, paddingTop: 34, color: INK } as const;

/** What a document is called, or whom it is about. */
export const TITLE = { fontFamily: DISPLAY, fontSize: 25, lineHeight: 1.3 };

/** Whose paper it is: the mark, the name in the face of the house, and beside it what kind of paper. */
export function Letterhead({ name, kind }: { name: string; kind?: string }) {
  return (
    <View>
      <Row style={{ justifyContent: "space-between", alignItems: "center" }}>
        <Row style={{ alignItems: "center", gap: 8 }}>
          <ArchMark />
          <Name style={{ fontFamily: DISPLAY, fontSize: 15, lineHeight: 1.3 }}>{name}</Name>
        </Row>
        {kind !== undefined && <Line style={{ color: MUTED }}>{kind}</Line>}
      </Row>
      <StarBand />
    </View>
  );
}

type FootProps = {
  children: ReactNode;
  /** Which page of how many. */
  page: (page: string, pages: string) => string;
  fontSize?: number;
};

/** On every page, beneath a hairline: what it belongs to, and its number. */
export function Foot({ children, page, fontSize = 8.5 }: FootProps) {
  const { isRtl } = useReader();
  const marked = (text: string) => (isRtl ? numbersMarked(text) : text);
  return (
    <View fixed style={{ position: "absolute", left: MARGIN, right: MARGIN, bottom: 24 }}>
      <Row
        style={{
          justifyContent: "space-between",
          alignItems: "flex-end",
          borderTopWidth: 0.8,
          borderColor: LINE,
          paddingTop: 5,
          gap: 16,
        }}
      >
        <View style={{ flexGrow: 1, flexBasis: 0 }}>{children}</View>
        <Text
          style={{
            fontFamily: SANS,
            // No line height: a text that is written while pages are made would be pushed off them.
            fontSize,
            width: 130,
            textAlign: isRtl ? "left" : "right",
            color: MUTED,
            direction: isRtl ? "rtl" : "ltr",
          }}
          render={({ pageNumber, totalPages }) =>
            marked(page(String(pageNumber), String(totalPages ?? pageNumber)))
          }
        />
      </Row>
    </View>
  );
}
