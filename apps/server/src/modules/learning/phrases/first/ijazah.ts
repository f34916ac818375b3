export const ijazah = {
  strength: [
    [
      "A steady recitation without faults",
      "Récitation sûre et sans faute",
      "تلاوة ثابتة خالية من اللحن",
    ],
    ["Slight faults have become rare", "Les fautes légères se font rares", "ندرة اللحن الخفي"],
    ["Masters stopping and starting", "Maîtrise l’arrêt et la reprise", "إتقان الوقف والابتداء"],
    ["Even pace and breath", "Rythme et souffle réguliers", "ثبات في السرعة والنفس"],
    [
      "Gives the reason for each rule",
      "Justifie chaque règle appliquée",
      "تعليل الأحكام عند التطبيق",
    ],
  ],
  point: [
    ["Slight faults (lahn khafi)", "Les fautes légères (lahn khafi)", "اللحن الخفي"],
    ["Keeping all lengthenings equal", "L’égalité des allongements", "توحيد مقادير المدود"],
    ["Attributes of the letters (sifat)", "Les attributs des lettres (sifat)", "صفات الحروف"],
    [
      "What is particular to Hafs (sakt, imala, ishmam)",
      "Les particularités de Hafs (sakt, imala, ishmam)",
      "الكلمات الخاصة في رواية حفص (السكت والإمالة والإشمام)",
    ],
    [
      "Firmness in passages that resemble each other",
      "La sûreté dans les passages semblables",
      "تثبيت المتشابهات",
    ],
  ],
  homework: [
    [
      "Prepare the next quarter of a hizb.",
      "Préparer le quart de hizb suivant.",
      "تحضير ربع الحزب التالي.",
    ],
    [
      "Recite a juz from memory in one sitting.",
      "Réciter un juz de mémoire en une seule fois.",
      "تسميع جزء كامل في جلسة واحدة.",
    ],
    [
      "Learn the next ten verses of the Jazariyya.",
      "Apprendre les dix vers suivants de la Jazariyya.",
      "حفظ الأبيات العشرة التالية من المقدمة الجزرية.",
    ],
    [
      "Go back over the ayat corrected today.",
      "Reprendre les versets corrigés aujourd’hui.",
      "إعادة الآيات التي صححت اليوم.",
    ],
  ],
} as const;
