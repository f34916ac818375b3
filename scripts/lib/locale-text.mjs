/** What a single text must respect in its language. Each rule: what must not be found, and what to do. */
const SPACE = String.raw`[^\S\u00a0\u202f]`;

const french = [
  [
    new RegExp(`${SPACE}[;:?!»]`, "u"),
    "a non-breaking space (U+202F or U+00A0) stands before ; : ? ! »",
  ],
  [
    /[\p{L}\p{N})»][;?!](?=\s|$|<)|[\p{L})»]:(?=\s|$)/u,
    "a non-breaking space stands before ; : ? !",
  ],
  [/«[^\u00a0\u202f]/u, "a non-breaking space follows «"],
  [/\p{L}'\p{L}/u, "the apostrophe is ’"],
  [/(^|\s)"|"(\s|$)/u, "quotation marks are « »"],
  [/\.\.\./u, "the ellipsis is …"],
];

const arabic = [
  [/\p{Script=Arabic}\s*[,;?]/u, "the Arabic marks are ، ؛ ؟"],
  [/\p{Script=Arabic}ـ\p{Script=Arabic}/u, "no stretched letters (tatweel)"],
];

/** Latin words that stand in Arabic text as they are. */
const SAME_EVERYWHERE =
  /\b(Riwaq|Zoom|PayPal|Stripe|WhatsApp|Instagram|Facebook|PDF|DOC|PPT|MP4|MAX|MB|CSV|ICS|URL|English|Français|SMS|IBAN|UTC|SSL|HTTPS?)\b/gu;

const written = (text) =>
  text
    .replaceAll(/\{\{[^}]*\}\}|\$t\([^)]*\)|<[^>]+>/gu, " ")
    .replaceAll(/\S+@\S+|https?:\/\/\S+|www\.\S+/gu, " ");

export function textProblems(language, text) {
  if (text.trim() === "") return ["is empty"];
  const plain = written(text);
  if (language === "fr") return broken(french, plain);
  if (language !== "ar") return [];
  const rest = plain.replaceAll(SAME_EVERYWHERE, " ");
  const isUntranslated = /\p{Script=Latin}/u.test(rest) && !/\p{Script=Arabic}/u.test(rest);
  return [...broken(arabic, plain), ...(isUntranslated ? ["has no Arabic in it"] : [])];
}

function broken(rules, text) {
  return rules.filter(([pattern]) => pattern.test(text)).map(([, advice]) => advice);
}
