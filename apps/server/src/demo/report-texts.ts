import type { Language } from "@riwaq/contracts/languages";

type OwnWords = { strength: string; point: string; homework: string };

/** What teachers now and then write themselves, in the family's language. */
export const OWN_WORDS: Record<Language, OwnWords> = {
  fr: {
    strength: "Une belle voix posée",
    point: "La liaison entre les deux dernières lignes",
    homework: "Faire les exercices 2 et 3.",
  },
  ar: {
    strength: "صوت جميل هادئ",
    point: "الوصل بين السطرين الأخيرين",
    homework: "حلّ التمرينين الثاني والثالث.",
  },
  en: {
    strength: "A fine, calm voice",
    point: "Joining the last two lines",
    homework: "Do exercises 2 and 3.",
  },
};

/** What slips from a teacher's pen in Arabic, whoever reads it. */
export const BLESSING = "ما شاء الله، بارك الله فيه";

export const MESSAGES: Record<Language, readonly string[]> = {
  fr: [
    "Belle séance, les progrès sont réguliers. Continuez ainsi.",
    "",
    "Le travail de la semaine se voit. Merci de prendre dix minutes chaque soir.",
    "Un peu de fatigue aujourd’hui, mais tout a été fait jusqu’au bout.",
    "Nous avons ralenti pour bien poser les bases. Cela portera ses fruits.",
  ],
  ar: [
    "حصة طيبة والتقدّم مستمر، بارك الله فيكم.",
    "",
    "أثر المراجعة ظاهر، فحافظوا على عشر دقائق كل مساء.",
    "أبطأنا اليوم لنُتقن الأساس.",
  ],
  en: [
    "A good lesson, and steady progress. Keep going.",
    "",
    "The work of the week shows. Ten minutes each evening is enough.",
  ],
};

/** Said of who did not come. */
export const WAITED: Record<Language, string> = {
  fr: "Nous avons attendu quinze minutes. Dites-nous si un autre horaire vous convient mieux.",
  ar: "انتظرنا ربع ساعة. أخبرونا إن كان موعد آخر أنسب لكم.",
  en: "We waited for fifteen minutes. Tell us if another hour suits you better.",
};

export const TOPICS: Record<Language, readonly string[]> = {
  fr: [
    "L’enfance du Prophète",
    "Le début de la révélation",
    "L’hégire vers Médine",
    "La vie à Médine",
  ],
  ar: ["أركان الإيمان", "الطهارة والوضوء", "صفة الصلاة", "آداب المسجد"],
  en: ["The pillars of faith", "Purification", "How to pray", "Manners of the mosque"],
};

/** For colleagues alone. */
export const NOTES: readonly string[] = [
  "",
  "",
  "Rather tired after school; an earlier hour might suit better.",
  "",
  "Ready for the next level at the end of the term.",
];
