export const everyProgramme = {
  strength: [
    [
      "Attentive from beginning to end",
      "Écoute attentive du début à la fin",
      "إصغاء وتركيز طوال الحصة",
    ],
    ["Homework done with care", "Devoirs faits avec soin", "أداء الواجب بعناية"],
    ["Lesson well prepared", "Leçon bien préparée", "تحضير جيد للدرس"],
    ["Asks good questions", "Pose de bonnes questions", "طرح أسئلة جيدة"],
    [
      "Tries again without giving up",
      "Recommence sans se décourager",
      "مثابرة ومعاودة المحاولة دون ملل",
    ],
    [
      "Clear progress since last time",
      "Progrès nets depuis la dernière fois",
      "تقدم واضح منذ الحصة الماضية",
    ],
  ],
  point: [
    [
      "Keeping attention until the end",
      "Garder l’attention jusqu’à la fin",
      "المحافظة على التركيز حتى نهاية الحصة",
    ],
    ["Working a little every day", "Travailler un peu chaque jour", "المواظبة على القليل كل يوم"],
    ["Being there on time", "Arriver à l’heure", "الحضور في الموعد"],
    [
      "Having book and notebook ready",
      "Préparer livre et cahier avant le cours",
      "تجهيز الكتاب والدفتر قبل الحصة",
    ],
    [
      "Speaking up and daring to make mistakes",
      "Parler plus fort et oser se tromper",
      "رفع الصوت وعدم الخوف من الخطأ",
    ],
  ],
  homework: [
    [
      "Practise for ten minutes every evening.",
      "S’entraîner dix minutes chaque soir.",
      "التدرب عشر دقائق كل مساء.",
    ],
    [
      "Go over today’s lesson with a parent.",
      "Revoir la leçon du jour avec un parent.",
      "مراجعة درس اليوم مع أحد الوالدين.",
    ],
    [
      "Finish the exercises begun in the lesson.",
      "Terminer les exercices commencés en cours.",
      "إكمال التمارين التي بدأناها في الحصة.",
    ],
    [
      "Write down questions for the next lesson.",
      "Noter les questions pour le prochain cours.",
      "تدوين الأسئلة للحصة القادمة.",
    ],
    ["No homework this time.", "Pas de devoirs cette fois-ci.", "لا واجب هذه المرة."],
  ],
} as const;
