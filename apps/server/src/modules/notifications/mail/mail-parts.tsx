import type { CSSProperties, ReactNode } from "react";

import { LIGHT, type Look } from "./mail-look.ts";

type Style = CSSProperties;
type BoxProps = {
  look: Look;
  children: ReactNode;
  className?: string | undefined;
  style?: Style;
  /** Of the table around it. */
  outer?: { className?: string; style?: Style };
};

/** A table of one cell: what every mail program lays out alike. */
export function Box({ look, children, className, style, outer }: BoxProps) {
  return (
    <table
      role="presentation"
      width="100%"
      border={0}
      cellPadding="0"
      cellSpacing="0"
      dir={look.dir}
      className={outer?.className}
      style={{ borderCollapse: "separate", ...outer?.style }}
    >
      <tbody>
        <tr>
          <td
            dir={look.dir}
            className={className}
            style={{ textAlign: look.isRtl ? "right" : "left", ...style }}
          >
            {children}
          </td>
        </tr>
      </tbody>
    </table>
  );
}

/** Its lines end where whoever worded it ended them: Outlook knows no other way. */
export function Lines({ children }: { children: string }) {
  const lines = children.split("\n").map((text, at) => ({ text, at }));
  return lines.map(({ text, at }) => (
    <span key={at}>
      {at > 0 && <br />}
      {text}
    </span>
  ));
}

const arch = (width: number, height: number): Style => ({
  border: `2px solid ${LIGHT.link}`,
  borderBottom: 0,
  borderRadius: `${width / 2}px ${width / 2}px 0 0`,
  height,
  width,
});

/** The mark of the site, two arches one within the other, drawn by borders: no picture that could be held back. */
export function ArchMark() {
  return (
    <table
      role="presentation"
      aria-hidden
      border={0}
      cellPadding="0"
      cellSpacing="0"
      align="center"
      style={{ borderCollapse: "separate", margin: "0 auto" }}
    >
      <tbody>
        <tr>
          {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- drawn, and hidden from whoever listens */}
          <td
            align="center"
            valign="bottom"
            className="b-link"
            style={{ ...arch(26, 32), fontSize: 0, lineHeight: 0, verticalAlign: "bottom" }}
          >
            <div className="b-link" style={{ ...arch(10, 20), margin: "0 auto" }} />
          </td>
        </tr>
      </tbody>
    </table>
  );
}
