export const seerah = {
  strength: [
    [
      "Tells the events in their order",
      "Raconte les événements dans l’ordre",
      "سرد الأحداث بترتيبها",
    ],
    ["Remembers names and places", "Retient les noms et les lieux", "تذكر الأسماء والأماكن"],
    ["Draws lessons from the story", "Tire des leçons du récit", "استخلاص العبر من القصة"],
    ["Good questions about the story", "Bonnes questions sur le récit", "أسئلة جيدة حول القصة"],
  ],
  point: [
    ["The order of events", "L’ordre des événements", "ترتيب الأحداث"],
    ["Names of people and places", "Les noms des personnes et des lieux", "أسماء الأشخاص والأماكن"],
    ["Telling the story without reading", "Raconter sans lire", "السرد دون قراءة"],
    ["Saying what is learnt from it", "Dire ce que l’on en retient", "ذكر الفوائد المستخلصة"],
  ],
  homework: [
    [
      "Tell today’s story to the family.",
      "Raconter l’histoire du jour à la famille.",
      "حكاية قصة اليوم لأفراد الأسرة.",
    ],
    [
      "Draw a time line of the events.",
      "Dessiner une frise des événements.",
      "رسم خط زمني للأحداث.",
    ],
    [
      "Write down three things learnt from the story.",
      "Écrire trois choses apprises de ce récit.",
      "كتابة ثلاث فوائد من القصة.",
    ],
    [
      "Learn the names of the people in the story.",
      "Apprendre les noms des personnages du récit.",
      "حفظ أسماء أشخاص القصة.",
    ],
  ],
} as const;
