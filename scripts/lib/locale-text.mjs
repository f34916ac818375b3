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
  [
    /[\u064b-\u0652\u0670]/u,
    "no vowel marks: WebKit on Linux sets them wrongly in the font of the interface",
  ],
];

/** Words that are not ours, and the one that is. */
const notOurs = {
  fr: [
    [/séance/iu, "a lesson is « cours »"],
    [/cour de savoir/iu, "« cercle de savoir »: a cour reads as a misspelt cours"],
    [/de bouche à oreille/iu, "« de vive voix, auprès d’un maître »: the other is gossip"],
    [/programmes? (et|ou) (les |de )?supports/iu, "« livres et supports » beside « programmes »"],
    [/vos accords|accord (donné|manquant)|l’accord d’un parent/iu, "a consent is « autorisation »"],
    [/\bexporte[rz]?\b/iu, "a timetable is saved: « enregistrer »"],
    [/horloges (avancent|reculent)/iu, "« on avance d’une heure »"],
    [/par l’un de ces moyens/iu, "« Écrivez-nous ou appelez-nous. »"],
  ],
  ar: [
    [/Riwaq/u, "the brand is رواق"],
    [/تصدير|صدرتم/u, "a timetable is saved: حفظ الجدول"],
    [/كمقروء/u, "تحديد الكل مقروءا"],
    [/بصفتكم (معلم|طالب)/u, "المعلم أو المعلمة، الطالب أو الطالبة"],
    [/استقر بشأن/u, "ما تقرر بشأن"],
    [/مدة قدرها/u, "كل أربعة أسابيع"],
    [/دروسكم|دروس (أبنائكم|مباشرة|مجانية|خاصة)|(?<!\p{L})الدروس/u, "a lesson is حصة"],
    [/مستحق(ة|تا) التعويض/u, "حصة لكم تعويضها"],
    [/مواضع الوقف/u, "الوقف والابتداء"],
    [/الإجازة (بالقراءة|في القراءة(?! والإقراء))/u, "الإجازة في القراءة والإقراء"],
    [
      /(?<!\p{L})(أنت|لك|منك|إليك|بتوقيتك|طلبك|حسابك|والديك|نسيت|أحسنت|اتصل بنا|افتح|اختر|اكتب)(?!\p{L})/u,
      "people are addressed in the plural: أنتم، لكم، اتصلوا بنا",
    ],
  ],
};
const notInAny = [[/\b(Europe|Africa|America|Asia)\/[A-Z]/u, "a zone is named by its city"]];

/** Latin words that stand in Arabic text as they are. */
const SAME_EVERYWHERE =
  /\b(Zoom|PayPal|Stripe|WhatsApp|Instagram|Facebook|PDF|DOC|PPT|MP4|MAX|MB|CSV|ICS|URL|English|Français|SMS|IBAN|UTC|SSL|HTTPS?)\b/gu;

const written = (text) =>
  text
    .replaceAll(/\{\{[^}]*\}\}|\$t\([^)]*\)|<[^>]+>/gu, " ")
    .replaceAll(/\S+@\S+|https?:\/\/\S+|www\.\S+/gu, " ");

export function textProblems(language, text) {
  if (text.trim() === "") return ["is empty"];
  const plain = written(text);
  const words = broken([...notInAny, ...(notOurs[language] ?? [])], plain);
  if (language === "fr") return [...broken(french, plain), ...words];
  if (language !== "ar") return words;
  const rest = plain.replaceAll(SAME_EVERYWHERE, " ");
  const isUntranslated = /\p{Script=Latin}/u.test(rest) && !/\p{Script=Arabic}/u.test(rest);
  return [...broken(arabic, plain), ...words, ...(isUntranslated ? ["has no Arabic in it"] : [])];
}

function broken(rules, text) {
  return rules.filter(([pattern]) => pattern.test(text)).map(([, advice]) => advice);
}
