export const islamicStudies = {
  strength: [
    ["Lesson well understood", "Leçon bien comprise", "فهم جيد للدرس"],
    ["Explains in own words", "Explique avec ses propres mots", "شرح الدرس بأسلوب شخصي"],
    ["Remembers the texts of reference", "Retient les textes de référence", "استحضار الأدلة"],
    [
      "Links the lesson with daily life",
      "Relie la leçon à la vie quotidienne",
      "ربط الدرس بالحياة اليومية",
    ],
    ["Thinks before answering", "Réfléchit avant de répondre", "التفكر قبل الإجابة"],
  ],
  point: [
    ["Explaining in own words", "Expliquer avec ses propres mots", "التعبير بأسلوب شخصي"],
    [
      "Learning the invocations by heart",
      "Apprendre les invocations par cœur",
      "حفظ الأذكار والأدعية",
    ],
    [
      "The order of ablutions and prayer",
      "L’ordre des ablutions et de la prière",
      "ترتيب أعمال الوضوء والصلاة",
    ],
    ["Remembering the important terms", "Retenir les termes importants", "حفظ المصطلحات الأساسية"],
    ["Taking notes", "Prendre des notes", "تدوين الملاحظات"],
  ],
  homework: [
    [
      "Answer the three questions of the sheet.",
      "Répondre aux trois questions de la fiche.",
      "الإجابة عن أسئلة الورقة الثلاثة.",
    ],
    [
      "Sum the lesson up in five lines.",
      "Résumer la leçon en cinq lignes.",
      "تلخيص الدرس في خمسة أسطر.",
    ],
    [
      "Learn the hadith of the lesson with its meaning.",
      "Apprendre le hadith de la leçon avec son sens.",
      "حفظ حديث الدرس مع معناه.",
    ],
    [
      "Explain the lesson to the family.",
      "Expliquer la leçon à la famille.",
      "شرح الدرس لأفراد الأسرة.",
    ],
    [
      "Learn an invocation and say it every day.",
      "Apprendre une invocation et la dire chaque jour.",
      "حفظ دعاء وترديده كل يوم.",
    ],
  ],
} as const;
