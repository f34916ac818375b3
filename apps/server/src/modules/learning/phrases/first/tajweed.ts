export const tajweed = {
  strength: [
    [
      "Applies the rules while reciting",
      "Applique les règles du tajwid en récitant",
      "تطبيق أحكام التجويد أثناء التلاوة",
    ],
    [
      "Letters well articulated (makharij)",
      "Lettres bien articulées (makharij)",
      "إخراج الحروف من مخارجها",
    ],
    ["Lengthenings held to their measure", "Allongements (madd) bien mesurés", "ضبط مقادير المدود"],
    ["Clear nasalisation (ghunna)", "Nasalisation (ghunna) bien rendue", "إتقان الغنة"],
    ["Finds the rule in the text", "Repère la règle dans le texte", "استخراج الحكم من الآيات"],
  ],
  point: [
    ["Heavy and light letters", "Lettres emphatiques et légères", "التفخيم والترقيق"],
    [
      "Rules of nun sakina and tanwin",
      "Règles du noun sakina et du tanwin",
      "أحكام النون الساكنة والتنوين",
    ],
    ["Measure of the lengthenings (madd)", "Durée des allongements (madd)", "مقادير المدود"],
    ["The echo of the qalqala letters", "Le rebond des lettres de qalqala", "القلقلة في حروفها"],
    ["Stopping and starting again", "L’arrêt et la reprise", "الوقف والابتداء"],
    ["Letters of the throat (ع ح غ خ)", "Lettres de la gorge (ع ح غ خ)", "حروف الحلق (ع ح غ خ)"],
    [
      "Where letters are articulated (makharij)",
      "Les points d’articulation (makharij)",
      "مخارج الحروف",
    ],
  ],
  homework: [
    [
      "Recite today’s passage, minding the rule of the lesson.",
      "Réciter le passage du jour en appliquant la règle étudiée.",
      "تلاوة مقطع اليوم مع تطبيق الحكم المدروس.",
    ],
    [
      "Find ten examples of the rule in the mushaf.",
      "Relever dix exemples de la règle dans le mushaf.",
      "استخراج عشرة أمثلة للحكم من المصحف.",
    ],
    [
      "Listen to a reciter on this passage, then imitate it.",
      "Écouter un récitateur sur ce passage, puis l’imiter.",
      "الاستماع إلى المقطع من قارئ متقن ثم محاكاته.",
    ],
    [
      "Record the passage and listen to it before the next lesson.",
      "S’enregistrer sur le passage et se réécouter avant le prochain cours.",
      "تسجيل المقطع والاستماع إليه قبل الحصة القادمة.",
    ],
  ],
} as const;
