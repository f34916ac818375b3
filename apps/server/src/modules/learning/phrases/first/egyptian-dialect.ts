export const egyptianDialect = {
  strength: [
    ["Keeps a conversation going", "Tient une conversation", "مواصلة الحوار بثقة"],
    ["Natural Egyptian pronunciation", "Prononciation égyptienne naturelle", "نطق مصري طبيعي"],
    [
      "Uses everyday expressions well",
      "Emploie bien les expressions courantes",
      "استخدام جيد للتعابير اليومية",
    ],
    [
      "Understands speech at its natural speed",
      "Comprend un débit naturel",
      "فهم الكلام بسرعته الطبيعية",
    ],
    ["Dares to speak", "Ose prendre la parole", "جرأة في الكلام"],
  ],
  point: [
    [
      "Egyptian sounds (ج as g, ق as a hamza)",
      "Les sons égyptiens (ج prononcé « g », ق prononcé hamza)",
      "الأصوات المصرية (الجيم والقاف)",
    ],
    ["Negation with ma…sh", "La négation avec « ma…ch »", "النفي بـ«ما…ش»"],
    [
      "Present with bi-, future with ha-",
      "Le présent en bi- et le futur en ha-",
      "المضارع بالباء والمستقبل بالحاء",
    ],
    ["Pronouns joined to words", "Les pronoms suffixes", "الضمائر المتصلة"],
    ["Not mixing in standard Arabic", "Ne pas mélanger avec l’arabe standard", "عدم الخلط بالفصحى"],
  ],
  homework: [
    [
      "Watch a short scene and write down five expressions.",
      "Regarder une courte scène et noter cinq expressions.",
      "مشاهدة مشهد قصير وتدوين خمسة تعابير.",
    ],
    [
      "Tell your day aloud for two minutes.",
      "Raconter sa journée à voix haute pendant deux minutes.",
      "الحديث عن أحداث اليوم دقيقتين بصوت مسموع.",
    ],
    [
      "Learn the dialogue of the lesson by heart.",
      "Apprendre par cœur le dialogue de la leçon.",
      "حفظ حوار الدرس.",
    ],
    [
      "Prepare three questions for the next conversation.",
      "Préparer trois questions pour la prochaine conversation.",
      "تحضير ثلاثة أسئلة للمحادثة القادمة.",
    ],
  ],
} as const;
