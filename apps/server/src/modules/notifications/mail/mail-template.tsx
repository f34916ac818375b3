import {
  Body,
  Button,
  Container,
  Head,
  Heading,
  Hr,
  Html,
  Link,
  Preview,
  Section,
  Text,
} from "@react-email/components";
import type { Language } from "@riwaq/contracts/languages";

import type { MailContent } from "./mail-content.ts";

const INK = "#16302B";
const PAPER = "#F8F4EA";
const EMERALD = "#0E5C4A";
const FONT = "'IBM Plex Sans Arabic', 'Segoe UI', Tahoma, Arial, sans-serif";

/** Every mail of the institute: one greeting, one paragraph, its lessons or somebody's words where there are any, one thing to do. */
export function MailTemplate({ content, language }: { content: MailContent; language: Language }) {
  const dir = language === "ar" ? "rtl" : "ltr";
  return (
    <Html lang={language} dir={dir}>
      <Head />
      <Preview>{content.body}</Preview>
      <Body
        style={{
          backgroundColor: PAPER,
          color: INK,
          fontFamily: FONT,
          margin: 0,
          padding: "24px 12px",
        }}
      >
        <Container
          dir={dir}
          style={{ backgroundColor: "#fff", borderRadius: 10, maxWidth: 560, padding: 32 }}
        >
          <Heading as="h1" style={{ fontSize: 22, fontWeight: 600, margin: "0 0 16px" }}>
            {content.subject}
          </Heading>
          <Text style={TEXT}>{content.greeting}</Text>
          <Text style={LINES}>{content.body}</Text>
          {content.details && <Text style={DETAILS}>{content.details}</Text>}
          {content.quote && (
            <Text dir="auto" style={QUOTE}>
              {content.quote}
            </Text>
          )}
          <Section style={{ margin: "24px 0" }}>
            <Button href={content.link} style={BUTTON}>
              {content.action}
            </Button>
          </Section>
          <Text style={{ ...TEXT, fontSize: 13, wordBreak: "break-all" }} dir="ltr">
            {content.link}
          </Text>
          {content.second && (
            <Text style={TEXT}>
              <Link href={content.second.link} style={LINK}>
                {content.second.text}
              </Link>
            </Text>
          )}
          <Hr style={{ borderColor: "#16302B22" }} />
          <Text style={{ ...SMALL, whiteSpace: "pre-line" }}>{content.footer}</Text>
          {content.choices && (
            <Text style={SMALL}>
              <Link href={content.choices.link} style={LINK}>
                {content.choices.text}
              </Link>
            </Text>
          )}
        </Container>
      </Body>
    </Html>
  );
}

const TEXT = { fontSize: 16, lineHeight: "26px", margin: "0 0 12px", textAlign: "start" as const };
/** Lines are broken where whoever worded it broke them. */
const LINES = { ...TEXT, whiteSpace: "pre-line" as const };
const SMALL = { ...TEXT, fontSize: 13 };
const LINK = { color: EMERALD, textDecoration: "underline" };
const DETAILS = {
  ...TEXT,
  backgroundColor: PAPER,
  borderRadius: 10,
  overflowWrap: "anywhere" as const,
  padding: "12px 16px",
  whiteSpace: "pre-wrap" as const,
};
const QUOTE = DETAILS;
const BUTTON = {
  backgroundColor: EMERALD,
  borderRadius: 10,
  color: "#fff",
  fontSize: 16,
  fontWeight: 600,
  padding: "12px 22px",
};
