import { LIGHT, type Look } from "./mail-look.ts";
import { Box, Lines } from "./mail-parts.tsx";
import { type DetailBlock, type Item, readDetails } from "./read-details.ts";

const CARD = {
  backgroundColor: LIGHT.card,
  border: `1px solid ${LIGHT.line}`,
  borderRadius: 10,
  padding: "16px 18px",
} as const;

type DetailsProps = { details: string; look: Look };

/** What the mail is about, as cards: a lesson as the site shows it. */
export function MailDetails({ details, look }: DetailsProps) {
  const blocks = readDetails(details).map((block, at) => ({ block, at }));
  return blocks.map(({ block, at }) => (
    <Box
      key={at}
      look={look}
      className="on-card b-line"
      style={CARD}
      outer={{ style: { marginTop: at === 0 ? 20 : 12 } }}
    >
      <Detail block={block} look={look} />
    </Box>
  ));
}

function Detail({ block: { title, items }, look }: { block: DetailBlock; look: Look }) {
  const inOrder = items.map((item, at) => ({ item, at }));
  return (
    <>
      {title && (
        <p className={`r-ink ${look.displayClass}`} style={{ ...look.title, margin: "0 0 6px" }}>
          {title}
        </p>
      )}
      {inOrder.map(({ item, at }) => (
        <Box
          key={at}
          look={look}
          {...(at > 0 && {
            className: "b-line",
            style: RULED,
            outer: { style: { marginTop: 10 } },
          })}
        >
          <ItemOf item={item} look={look} />
        </Box>
      ))}
    </>
  );
}

const RULED = { borderTop: `1px solid ${LIGHT.line}`, paddingTop: 10 };

/** The day, then the reader's own clock, then the other side's, then what is said of it. */
function ItemOf({ item: { day, clocks, text }, look }: { item: Item; look: Look }) {
  const [own, ...others] = clocks;
  return (
    <>
      {day && (
        <p className="r-muted" style={look.small}>
          {day}
        </p>
      )}
      {own && (
        <p className="r-ink" style={{ ...look.body, fontWeight: 600 }}>
          {own}
        </p>
      )}
      {others.map((other) => (
        <p key={other} className="r-muted" style={look.small}>
          {other}
        </p>
      ))}
      {text && (
        <p className="r-ink" style={look.body}>
          <Lines>{text}</Lines>
        </p>
      )}
    </>
  );
}
