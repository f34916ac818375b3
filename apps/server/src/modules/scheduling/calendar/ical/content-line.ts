/**
 * The wire form of iCalendar: RFC 5545, sections 3.1 (lines) and 3.3 (values). Own, because ical-generator 11 leaves a
 * calendar's name and control characters as they are (a name can add lines) and escapes inside links, which breaks them.
 */
const MAX_OCTETS = 75;
// A text may hold a tab; its line breaks are escaped.
// oxlint-disable-next-line no-control-regex -- these characters are what is taken out
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;

/** A value of type TEXT: what people wrote, with nothing in it that a reader could take for a new line or property. */
export function textValue(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(CONTROLS, "")
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll(/\r\n|\r|\n/g, String.raw`\n`);
}

/** A quoted parameter. It has no escape for a quotation mark that every reader knows, so an apostrophe stands for it. */
export function parameterValue(text: string): string {
  const plain = text.toWellFormed().replaceAll(CONTROLS, "").replaceAll('"', "'");
  return `"${plain.replaceAll(/\s+/g, " ").trim()}"`;
}

/** A link as it stands: a URI is not escaped. Undefined for what is no address of a page. */
export function linkValue(link: string): string | undefined {
  const url = URL.parse(link);
  return url && /^https?:$/.test(url.protocol) ? url.href : undefined;
}

/** `20261121T100000Z` */
export function instantValue(instant: Date): string {
  return instant.toISOString().replaceAll(/[-:]|[.]\d+/g, "");
}

/** At most 75 octets a line, never cut inside a character; a continued line begins with a space. */
export function foldedLine(line: string): string {
  let folded = "";
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > MAX_OCTETS) {
      folded += "\r\n ";
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}
