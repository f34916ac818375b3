export const recitationForBeginners = {
  strength: [
    [
      "Knows the letters in all their forms",
      "Reconnaît les lettres sous toutes leurs formes",
      "تمييز الحروف بجميع أشكالها",
    ],
    [
      "Reads letters with their short vowels",
      "Lit les lettres avec leurs voyelles brèves",
      "قراءة الحروف بالحركات القصيرة",
    ],
    [
      "Joins letters into words with ease",
      "Assemble les lettres en mots avec aisance",
      "تركيب الحروف في كلمات بسهولة",
    ],
    [
      "Follows the text well while reading",
      "Suit bien le texte en lisant",
      "متابعة الكلمات أثناء القراءة",
    ],
    ["Corrects mistakes unaided", "Se corrige sans aide", "تصحيح الخطأ ذاتيا"],
  ],
  point: [
    [
      "Letters that look alike (ب ت ث)",
      "Les lettres qui se ressemblent (ب ت ث)",
      "الحروف المتشابهة رسما (ب ت ث)",
    ],
    [
      "Telling short vowels from long ones",
      "Distinguer voyelles brèves et longues",
      "التفريق بين الحركة والمد",
    ],
    ["The sukun and the shadda", "Le soukoun et la chadda", "السكون والشدة"],
    ["The tanwin at the end of a word", "Le tanwin en fin de mot", "التنوين في آخر الكلمة"],
    ["Reading a word without spelling it out", "Lire le mot sans l’épeler", "قراءة الكلمة دون تهج"],
    ["The right vowel on each letter", "La bonne voyelle sur chaque lettre", "ضبط حركة كل حرف"],
  ],
  homework: [
    [
      "Read the page of the lesson aloud three times.",
      "Lire trois fois à voix haute la page de la leçon.",
      "قراءة صفحة الدرس بصوت مسموع ثلاث مرات.",
    ],
    [
      "Write one line of each letter of the lesson.",
      "Écrire une ligne de chaque lettre de la leçon.",
      "كتابة سطر من كل حرف من حروف الدرس.",
    ],
    [
      "Find the letters of the lesson on a page of the mushaf.",
      "Retrouver les lettres de la leçon sur une page du mushaf.",
      "البحث عن حروف الدرس في صفحة من المصحف.",
    ],
    [
      "Listen to the short suras and follow with a finger.",
      "Écouter les courtes sourates en suivant du doigt.",
      "الاستماع إلى قصار السور مع متابعة الكلمات بالإصبع.",
    ],
  ],
} as const;
