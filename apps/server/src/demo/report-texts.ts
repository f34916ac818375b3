import type { Language } from "@riwaq/contracts/languages";

import type { FIRST_PROGRAMMES } from "../modules/people/programmes/write-first-programmes.ts";

export type Area = (typeof FIRST_PROGRAMMES)[keyof typeof FIRST_PROGRAMMES]["area"];

export type Words = {
  strengths: readonly string[];
  toWorkOn: readonly string[];
  homework: readonly string[];
};

/** What teachers write about the lessons of each area, in the family's language. */
export const WORDS: Record<Language, Record<Area, Words>> = {
  fr: {
    quran: {
      strengths: [
        "Récitation posée",
        "Mémorisation solide",
        "Lettres emphatiques",
        "Allongements respectés",
        "Travail régulier à la maison",
      ],
      toWorkOn: [
        "Arrêts en fin de verset",
        "Point de sortie du ‘ayn",
        "Nasalisation",
        "Enchaînement des versets",
      ],
      homework: [
        "Réciter le passage du jour trois fois chaque soir.",
        "Écouter le passage avant de dormir, puis le répéter phrase par phrase.",
        "Réviser les deux dernières sourates avec un parent.",
        "Lire une page à voix haute chaque jour, sans se presser.",
      ],
    },
    arabic: {
      strengths: [
        "Lecture fluide",
        "Vocabulaire retenu",
        "Prise de parole",
        "Écriture soignée",
        "Compréhension à l’oral",
      ],
      toWorkOn: [
        "Voyelles longues",
        "Accord du masculin et du féminin",
        "Liaison des lettres",
        "Parler sans traduire",
      ],
      homework: [
        "Relire le dialogue de la leçon et s’enregistrer.",
        "Apprendre les dix mots de la leçon.",
        "Écrire cinq phrases avec les mots du jour.",
        "Faire les exercices 2 et 3.",
      ],
    },
    islamic: {
      strengths: ["Bonnes questions", "Récit bien retenu", "Écoute attentive"],
      toWorkOn: ["Retenir les noms propres", "Raconter avec ses propres mots"],
      homework: [
        "Raconter l’histoire du jour à la famille.",
        "Répondre aux trois questions de la fiche.",
      ],
    },
  },
  ar: {
    quran: {
      strengths: ["تلاوة متأنية", "حفظ متقن", "إتقان المدود", "مخارج واضحة", "مراجعة منتظمة"],
      toWorkOn: ["الوقف والابتداء", "مخرج الضاد", "الغنّة", "ربط الآيات"],
      homework: [
        "تلاوة مقطع اليوم ثلاث مرات كل مساء.",
        "الاستماع إلى المقطع ثم ترديده آية آية.",
        "مراجعة آخر سورتين.",
        "قراءة صفحة كل يوم بصوت مسموع.",
      ],
    },
    arabic: {
      strengths: ["قراءة سلسة", "مفردات راسخة", "جرأة في الكلام", "خط جميل"],
      toWorkOn: ["علامات الإعراب", "كتابة الهمزة", "ترتيب الجملة"],
      homework: [
        "إعادة قراءة النص مع التسجيل.",
        "حفظ عشر كلمات من الدرس.",
        "كتابة خمس جمل بكلمات اليوم.",
      ],
    },
    islamic: {
      strengths: ["أسئلة جيدة", "فهم واضح", "حسن الاستماع"],
      toWorkOn: ["حفظ الأدلة", "التلخيص بأسلوبك"],
      homework: ["تلخيص الدرس في خمسة أسطر.", "الإجابة عن أسئلة الدرس الثلاثة."],
    },
  },
  en: {
    quran: {
      strengths: ["Calm recitation", "Secure memory", "Clear articulation"],
      toWorkOn: ["Stopping at the end of an aya", "Nasalisation"],
      homework: ["Recite today’s passage three times each evening.", "Read a page aloud each day."],
    },
    arabic: {
      strengths: [
        "Good vocabulary",
        "Willing to speak",
        "Careful listening",
        "Quick with patterns",
      ],
      toWorkOn: ["Long vowels", "Masculine and feminine", "Speaking without translating"],
      homework: [
        "Listen to the dialogue again and record yourself.",
        "Learn the ten words of the lesson.",
        "Write five sentences with today’s words.",
      ],
    },
    islamic: {
      strengths: ["Good questions", "Clear understanding", "Careful listening"],
      toWorkOn: ["Remembering names and dates", "Retelling in your own words"],
      homework: ["Sum the lesson up in five lines.", "Answer the three questions of the sheet."],
    },
  },
};

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
