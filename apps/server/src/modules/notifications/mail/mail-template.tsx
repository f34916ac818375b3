import { Body, Button, Container, Head, Html, Link, Preview } from "@react-email/components";
import type { Language } from "@riwaq/contracts/languages";

import type { MailContent } from "./mail-content.ts";
import { MailDetails } from "./mail-details.tsx";
import { LIGHT, type Look, lookOf, STYLES } from "./mail-look.ts";
import { ArchMark, Box, Lines } from "./mail-parts.tsx";

type MailProps = { content: MailContent; language: Language };

/** Every mail of the institute: whose it is, one greeting, one paragraph, its lessons or somebody's words where there are any, one thing to do. */
export function MailTemplate({ content, language }: MailProps) {
  const look = lookOf(language);
  return (
    <Html lang={language} dir={look.dir}>
      <Head>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
        <title>{content.subject}</title>
        <style>{STYLES}</style>
      </Head>
      <Preview>{content.body}</Preview>
      <Body
        dir={look.dir}
        className="on-paper"
        style={{ backgroundColor: LIGHT.paper, margin: 0, padding: 0 }}
      >
        <Box look={look} className="on-paper r-page" style={PAGE}>
          <Container dir={look.dir} className="r-width" style={{ maxWidth: 600 }}>
            <Sheet content={content} look={look} />
            <Foot content={content} look={look} />
          </Container>
        </Box>
      </Body>
    </Html>
  );
}

type PartProps = { content: MailContent; look: Look };

/** A doorway: the sheet under its arch, the hairline of saffron around it. */
function Sheet({ content, look }: PartProps) {
  return (
    <Box look={look} className="b-saffron" style={DOORWAY}>
      <Box look={look} className="on-sheet b-line r-sheet" style={SHEET}>
        <ArchMark />
        <p className={`r-ink ${look.displayClass}`} style={{ ...look.brand, margin: "8px 0 26px" }}>
          {content.brand}
        </p>
        <h1
          className={`r-ink ${look.displayClass}`}
          style={{ ...look.heading, margin: "0 0 18px" }}
        >
          {content.subject}
        </h1>
        <p className="r-ink" style={{ ...look.body, margin: "0 0 12px" }}>
          {content.greeting}
        </p>
        <p className="r-ink" style={look.body}>
          <Lines>{content.body}</Lines>
        </p>
        <MailDetails details={content.details} look={look} />
        {content.quote && <Quote content={content} look={look} />}
        <Action content={content} look={look} />
      </Box>
    </Box>
  );
}

/** Somebody's own words, in their own direction. */
function Quote({ content: { quote, quoteDir }, look }: PartProps) {
  const textAlign = quoteDir === "rtl" ? ("right" as const) : ("left" as const);
  // allow physical: of these words, not of the page; and Outlook knows no other.
  const side = quoteDir === "rtl" ? "borderRight" : "borderLeft";
  return (
    <Box look={look} outer={{ style: { marginTop: 20 } }}>
      <p
        dir={quoteDir}
        className="r-ink b-saffron"
        style={{
          ...look.body,
          [side]: `2px solid ${LIGHT.saffron}`,
          padding: "2px 16px",
          textAlign,
        }}
      >
        <Lines>{quote}</Lines>
      </p>
    </Box>
  );
}

/** One thing to do, its address beneath it for whoever cannot press it, and at most one other way. */
function Action({ content: { link, action, copy, second }, look }: PartProps) {
  return (
    <>
      <table
        role="presentation"
        border={0}
        cellPadding="0"
        cellSpacing="0"
        align={look.isRtl ? "right" : "left"}
        style={{ borderCollapse: "separate", margin: "26px 0 22px" }}
      >
        <tbody>
          <tr>
            <td className="on-action" style={{ backgroundColor: LIGHT.action, borderRadius: 10 }}>
              <Button href={link} className="on-action r-onAction" style={buttonOf(look)}>
                {action}
              </Button>
            </td>
          </tr>
        </tbody>
      </table>
      <Box look={look} outer={{ style: { clear: "both" } }}>
        {second && (
          <p style={{ ...look.body, margin: "0 0 14px" }}>
            <Link href={second.link} className="r-link" style={LINK}>
              {second.text}
            </Link>
          </p>
        )}
        <p className="r-muted" style={look.quiet}>
          {copy}
          <br />
          <Link href={link} dir="ltr" className="r-muted" style={ADDRESS}>
            {link}
          </Link>
        </p>
      </Box>
    </>
  );
}

/** Why one gets it, and the choices. */
function Foot({ content: { footer, choices }, look }: PartProps) {
  return (
    <Box look={look} className="r-foot" style={{ padding: "20px 47px 0" }}>
      <p className="r-muted" style={look.quiet}>
        <Lines>{footer}</Lines>
      </p>
      {choices && (
        <p className="r-muted" style={{ ...look.quiet, margin: "8px 0 0" }}>
          <Link href={choices.link} className="r-link" style={LINK}>
            {choices.text}
          </Link>
        </p>
      )}
    </Box>
  );
}

const PAGE = { backgroundColor: LIGHT.paper, padding: "28px 12px 36px" };
const DOORWAY = {
  border: `1px solid ${LIGHT.saffron}`,
  borderBottom: 0,
  borderRadius: "126px 126px 0 0",
  padding: "6px 6px 0",
};
const SHEET = {
  backgroundColor: LIGHT.sheet,
  border: `1px solid ${LIGHT.line}`,
  borderRadius: "120px 120px 10px 10px",
  padding: "34px 40px 32px",
};
const LINK = { color: LIGHT.link, textDecoration: "underline" };
const ADDRESS = {
  color: LIGHT.muted,
  textDecoration: "underline",
  wordBreak: "break-all",
} as const;
const buttonOf = ({ body }: Look) => ({
  ...body,
  backgroundColor: LIGHT.action,
  borderRadius: 10,
  color: LIGHT.onAction,
  fontWeight: 600,
  padding: "13px 24px",
});
