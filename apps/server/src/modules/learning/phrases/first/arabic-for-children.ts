export const arabicForChildren = {
  strength: [
    [
      "Knows the letters and their sounds",
      "Connaît les lettres et leurs sons",
      "معرفة الحروف وأصواتها",
    ],
    [
      "Reads short words without help",
      "Lit sans aide des mots courts",
      "قراءة الكلمات القصيرة دون مساعدة",
    ],
    ["Forms the letters well", "Forme bien les lettres", "كتابة الحروف بإتقان"],
    ["Takes part with joy", "Participe avec joie", "مشاركة بحماس"],
    ["Remembers songs and words", "Retient les chansons et les mots", "حفظ الأناشيد والكلمات"],
  ],
  point: [
    ["Letters in the middle of a word", "Les lettres au milieu du mot", "أشكال الحروف وسط الكلمة"],
    ["Writing on the line", "Écrire sur la ligne", "الكتابة على السطر"],
    ["The short vowels", "Les voyelles brèves", "الحركات القصيرة"],
    ["Naming things in Arabic", "Nommer les choses en arabe", "تسمية الأشياء بالعربية"],
    ["Staying calm during the lesson", "Rester calme pendant le cours", "الهدوء أثناء الحصة"],
  ],
  homework: [
    [
      "Trace the letters of the sheet.",
      "Repasser les lettres de la fiche.",
      "تتبع الحروف في ورقة العمل.",
    ],
    [
      "Read five words aloud every day.",
      "Lire cinq mots à voix haute chaque jour.",
      "قراءة خمس كلمات بصوت مسموع كل يوم.",
    ],
    [
      "Name ten things at home in Arabic.",
      "Nommer en arabe dix objets de la maison.",
      "تسمية عشرة أشياء في البيت بالعربية.",
    ],
    [
      "Draw and colour the words of the lesson.",
      "Dessiner et colorier les mots de la leçon.",
      "رسم كلمات الدرس وتلوينها.",
    ],
    [
      "Sing the alphabet song with the family.",
      "Chanter en famille la chanson de l’alphabet.",
      "إنشاد أنشودة الحروف مع الأسرة.",
    ],
  ],
} as const;
