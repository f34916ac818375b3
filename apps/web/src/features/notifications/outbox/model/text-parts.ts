export type TextPart = { start: number; text: string; isLink: boolean };

// A full stop or bracket after an address belongs to the sentence.
const ADDRESS = /https?:\/\/[^\s<>"]*[^\s<>".,;:!?)\]]/g;

function isOfOrigin(address: string, origin: string) {
  try {
    return new URL(address).origin === origin;
  } catch {
    return false;
  }
}

/** A mail's text in pieces; only addresses of this very site become links. */
export function textParts(text: string, origin: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  const push = (start: number, piece: string, isLink: boolean) => {
    if (piece !== "") parts.push({ start, text: piece, isLink });
    end = start + piece.length;
  };
  for (const match of text.matchAll(ADDRESS)) {
    const [address] = match;
    push(end, text.slice(end, match.index), false);
    push(match.index, address, isOfOrigin(address, origin));
  }
  push(end, text.slice(end), false);
  return parts;
}
