/** What an Office file points at: the relations between its parts, and from them to elsewhere. */

/** The beginning of a tag, or one of its attributes. Bounded, so that a text that never ends takes no longer. */
const TAG_OR_ATTRIBUTE = /<|([\w:.-]{1,64})\s{0,64}=\s{0,64}("[^"]*"|'[^']*')/g;
/** Read in another way than they are written: another encoding, or words of the file's own. */
const DISGUISED = /\0|<!(?:DOCTYPE|ENTITY)/i;
const NAMED: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };
/** A template or an object that is fetched when the file is opened. */
const FETCHED_KIND = /(?:attachedTemplate|oleObject|frame|subDocument)$/i;
/** A place on the reader's own machine, or beside the file. */
const NEAR = /^(?:file:\/\/\/)?[a-z]:[\\/]|^(?![\\/])[^:]*$/i;

/** Is there anything in it that would be fetched from elsewhere? */
export function isFetched(relations: string): boolean {
  if (DISGUISED.test(relations)) return true;
  for (const relation of tagsOf(relations)) {
    const isElsewhere = relation.targetmode?.toLowerCase() === "external";
    const isNear = NEAR.test(relation.target?.trim() ?? "");
    if (isElsewhere && !isNear && FETCHED_KIND.test(relation.type?.trim() ?? "")) return true;
  }
  return false;
}

type Tag = Partial<Record<string, string>>;

/** Each tag's attributes, by their names in small letters. */
function* tagsOf(text: string): Generator<Tag> {
  let tag: Tag = {};
  for (const [, name, quoted = ""] of text.matchAll(TAG_OR_ATTRIBUTE)) {
    if (name !== undefined) tag[name.toLowerCase()] = decoded(quoted.slice(1, -1));
    else {
      yield tag;
      tag = {};
    }
  }
  yield tag;
}

/** Characters that are written by their number or their name. */
function decoded(value: string): string {
  return value.replaceAll(
    /&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w{1,8}));/gi,
    (_, hex, decimal, name) => {
      if (name !== undefined) return NAMED[String(name).toLowerCase()] ?? "";
      const code = hex === undefined ? Number(decimal) : Number.parseInt(String(hex), 16);
      return code <= 0x10_ff_ff ? String.fromCodePoint(code) : "";
    },
  );
}
