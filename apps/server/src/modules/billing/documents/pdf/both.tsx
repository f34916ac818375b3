import { View } from "@react-pdf/renderer";
import type { Styles } from "@react-pdf/renderer";
import type { Language } from "@riwaq/contracts/languages";
import { createContext, type ReactNode, use } from "react";

import { MUTED } from "../../../../platform/pdf/palette.ts";
import { ReaderContext, useReader } from "../../../../platform/pdf/reader.tsx";
import { Line, Row } from "../../../../platform/pdf/type.tsx";

type Style = Styles[string];

/** The payer's language, where the seller writes another. */
export const SecondLanguage = createContext<Language | null>(null);

/** Only where the payer reads another language, and in that. */
export function Second({ children }: { children: ReactNode }) {
  const language = use(SecondLanguage);
  if (language === null) return null;
  return (
    <ReaderContext value={{ language, isRtl: language === "ar", texts: "document-pdf" }}>
      {children}
    </ReaderContext>
  );
}

type SaidProps = {
  /** A text of the document, by its key. */
  text: string;
  params?: Record<string, string>;
  style?: Style;
  secondStyle?: Style;
};

/** In the payer's language, where the seller's line begins. */
export function SecondLine({ text, params, style }: Omit<SaidProps, "secondStyle">) {
  const { start } = useReader();
  return (
    <Second>
      <Told
        text={text}
        style={{ color: MUTED, textAlign: start, ...style }}
        {...(params && { params })}
      />
    </Second>
  );
}

function Told({ text, params, style }: Omit<SaidProps, "secondStyle">) {
  const { t } = useReader();
  return <Line style={style}>{t(text, params)}</Line>;
}

/** In the seller's language, and beneath it in the payer's. */
export function Both({ style, secondStyle, ...said }: SaidProps) {
  return (
    <View>
      <Told {...said} {...(style && { style })} />
      <SecondLine {...said} style={{ ...style, color: MUTED, fontSize: 7.5, ...secondStyle }} />
    </View>
  );
}

/** The same beside each other, where there is room. */
export function BothInLine({
  style,
  secondStyle,
  alignItems = "baseline",
  ...said
}: SaidProps & { alignItems?: "baseline" | "center" }) {
  return (
    <Row style={{ gap: 7, alignItems }}>
      <Told {...said} {...(style && { style })} />
      <SecondLine {...said} style={{ ...style, color: MUTED, ...secondStyle }} />
    </Row>
  );
}
