export const quranMemorisation = {
  strength: [
    ["The new passage is known by heart", "Nouveau passage su par cœur", "حفظ متقن للمقطع الجديد"],
    [
      "Earlier passages firmly remembered",
      "Anciens passages solidement retenus",
      "رسوخ المحفوظ السابق",
    ],
    ["Recites without hesitating", "Récite sans hésiter", "تسميع بلا تردد"],
    ["Links the ayat well", "Enchaîne bien les versets", "ربط جيد بين الآيات"],
    ["A calm and careful recitation", "Récitation posée et soignée", "تلاوة متأنية متقنة"],
    [
      "Regular work at home can be heard",
      "Un travail régulier à la maison, et cela s’entend",
      "أثر المراجعة المنتظمة في البيت واضح",
    ],
    ["Vowels said exactly", "Voyelles bien prononcées", "ضبط الحركات"],
  ],
  point: [
    [
      "Revising before learning anew",
      "Réviser avant d’apprendre du nouveau",
      "تقديم المراجعة على الحفظ الجديد",
    ],
    ["Ayat that resemble each other", "Les versets qui se ressemblent", "الآيات المتشابهة"],
    ["Linking one aya to the next", "L’enchaînement des versets", "ربط الآية بما بعدها"],
    ["The ends of ayat", "Les fins de versets", "خواتيم الآيات"],
    ["Reciting more slowly", "Réciter plus lentement", "التأني في التسميع"],
    [
      "Learning with the right vowels from the start",
      "Apprendre avec les bonnes voyelles dès le début",
      "ضبط الحركات منذ بداية الحفظ",
    ],
    [
      "Firmness of what is known by heart",
      "La solidité de ce qui est appris par cœur",
      "تثبيت المحفوظ",
    ],
    ["Every word in its place", "Chaque mot à sa place", "ضبط الكلمات دون زيادة أو نقصان"],
  ],
  homework: [
    [
      "Recite the new passage by heart three times each evening.",
      "Réciter par cœur le nouveau passage trois fois chaque soir.",
      "تسميع المقطع الجديد ثلاث مرات كل مساء.",
    ],
    [
      "Listen to the passage before sleeping, then repeat it aya by aya.",
      "Écouter le passage avant de dormir, puis le répéter verset par verset.",
      "الاستماع إلى المقطع قبل النوم ثم ترديده آية آية.",
    ],
    [
      "Revise the last two suras with a parent.",
      "Réviser les deux dernières sourates avec un parent.",
      "مراجعة آخر سورتين مع أحد الوالدين.",
    ],
    [
      "Recite the passage of the week in prayer.",
      "Réciter le passage de la semaine dans la prière.",
      "قراءة محفوظ الأسبوع في الصلاة.",
    ],
    [
      "Learn the next five ayat.",
      "Apprendre les cinq versets suivants.",
      "حفظ الآيات الخمس التالية.",
    ],
  ],
} as const;
