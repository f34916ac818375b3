export const standardArabic = {
  strength: [
    ["Reads fluently", "Lecture fluide", "قراءة سلسة"],
    ["Vocabulary well remembered", "Vocabulaire bien retenu", "رسوخ المفردات"],
    ["Answers in full sentences", "Répond par des phrases complètes", "الإجابة بجمل تامة"],
    ["Understands what is heard", "Bonne compréhension à l’oral", "فهم جيد للمسموع"],
    ["Neat and correct writing", "Écriture soignée et correcte", "كتابة واضحة سليمة"],
    ["Uses the grammar learnt", "Emploie la grammaire étudiée", "توظيف القواعد المدروسة"],
  ],
  point: [
    [
      "Agreement of masculine and feminine",
      "L’accord du masculin et du féminin",
      "المطابقة في التذكير والتأنيث",
    ],
    ["Conjugating verbs", "La conjugaison des verbes", "تصريف الأفعال"],
    ["Case endings (iʿrab)", "Les désinences casuelles (iʿrab)", "علامات الإعراب"],
    ["Spelling the hamza", "L’écriture de la hamza", "كتابة الهمزة"],
    ["Speaking without translating", "Parler sans traduire", "التحدث دون ترجمة ذهنية"],
    ["Sun and moon letters", "Lettres solaires et lunaires", "اللام الشمسية والقمرية"],
  ],
  homework: [
    [
      "Learn the ten words of the lesson.",
      "Apprendre les dix mots de la leçon.",
      "حفظ الكلمات العشر من الدرس.",
    ],
    [
      "Write five sentences with today’s words.",
      "Écrire cinq phrases avec les mots du jour.",
      "كتابة خمس جمل بكلمات اليوم.",
    ],
    [
      "Read the dialogue again and record yourself.",
      "Relire le dialogue et s’enregistrer.",
      "إعادة قراءة الحوار مع التسجيل.",
    ],
    ["Do the exercises of the unit.", "Faire les exercices de l’unité.", "حل تمارين الوحدة."],
    [
      "Write a short paragraph about your day.",
      "Rédiger un court paragraphe sur sa journée.",
      "كتابة فقرة قصيرة عن اليوم.",
    ],
  ],
} as const;
