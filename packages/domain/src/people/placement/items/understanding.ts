/** Short texts, and what they say. */
import type { Item, Texts } from "../item.ts";

const say = (en: string, fr: string, ar: string): Texts => ({ en, fr, ar });

/** A text, what is asked about it, and the answers with the right one first. */
const text = (
  id: string,
  [difficulty, shown]: [number, string],
  question: Texts,
  [right, ...wrong]: [Texts, ...Texts[]],
): Item => ({
  id,
  skill: "understanding",
  ask: "understand",
  difficulty,
  shown,
  question,
  right,
  wrong,
});

export const UNDERSTANDING: readonly Item[] = [
  text(
    "text-from-egypt",
    [-1.5, "أَنَا أَحْمَدُ. أَنَا مِنْ مِصْرَ."],
    say("Where is Ahmad from?", "D’où vient Ahmad ?", "من أين أحمد؟"),
    [
      say("Egypt", "d’Égypte", "من مصر"),
      say("Morocco", "du Maroc", "من المغرب"),
      say("Syria", "de Syrie", "من سوريا"),
      say("Tunisia", "de Tunisie", "من تونس"),
    ],
  ),
  text(
    "text-how-are-you",
    [-1.1, "السَّلَامُ عَلَيْكُمْ. كَيْفَ حَالُكِ يَا لَيْلَى؟"],
    say("What is Layla asked?", "Que demande-t-on à Layla ?", "عن أي شيء سئلت ليلى؟"),
    [
      say("how she is", "comment elle va", "عن حالها"),
      say("where she lives", "où elle habite", "عن مكان سكنها"),
      say("how old she is", "quel âge elle a", "عن عمرها"),
      say("where she is going", "où elle va", "عن المكان الذي تذهب إليه"),
    ],
  ),
  text(
    "text-two-rooms",
    [-0.6, "هٰذَا بَيْتُنَا. فِيهِ غُرْفَتَانِ وَمَطْبَخٌ."],
    say(
      "How many rooms are there beside the kitchen?",
      "Combien y a-t-il de pièces en plus de la cuisine ?",
      "كم غرفة في البيت غير المطبخ؟",
    ),
    [
      say("two", "deux", "٢"),
      say("one", "une", "١"),
      say("three", "trois", "٣"),
      say("four", "quatre", "٤"),
    ],
  ),
  text(
    "text-brother-and-sisters",
    [-0.1, "عِنْدِي أَخٌ وَاحِدٌ وَأُخْتَانِ."],
    say(
      "How many brothers and sisters does the speaker have?",
      "Combien de frères et sœurs a la personne qui parle ?",
      "كم عدد إخوة المتكلم وأخواته؟",
    ),
    [
      say("three", "trois", "٣"),
      say("one", "un", "١"),
      say("two", "deux", "٢"),
      say("four", "quatre", "٤"),
    ],
  ),
  text(
    "text-morning",
    [0.5, "يَسْتَيْقِظُ يُوسُفُ فِي السَّاعَةِ السَّادِسَةِ، وَيَذْهَبُ إِلَى الْمَدْرَسَةِ فِي السَّاعَةِ الثَّامِنَةِ."],
    say(
      "When does Yusuf get up?",
      "À quelle heure Youssouf se lève-t-il ?",
      "متى يقوم يوسف من نومه؟",
    ),
    [
      say("at six", "à six heures", "الساعة ٦"),
      say("at seven", "à sept heures", "الساعة ٧"),
      say("at eight", "à huit heures", "الساعة ٨"),
      say("at five", "à cinq heures", "الساعة ٥"),
    ],
  ),
  text(
    "text-cold",
    [1, "الْجَوُّ بَارِدٌ الْيَوْمَ، فَلَبِسْتُ مِعْطَفِي قَبْلَ أَنْ أَخْرُجَ."],
    say(
      "Why was a coat needed?",
      "Pourquoi fallait-il un manteau ?",
      "لماذا احتاج المتكلم إلى معطف؟",
    ),
    [
      say("It is cold.", "Il fait froid.", "لأن الحرارة منخفضة"),
      say("It is raining.", "Il pleut.", "لأن المطر ينزل"),
      say("It is night.", "Il fait nuit.", "لأن الليل جاء"),
      say("It is new.", "Il est neuf.", "لأنه اشتراه قريبا"),
    ],
  ),
  text(
    "text-sugar",
    [1.4, "ذَهَبَتْ أُمِّي إِلَى السُّوقِ وَاشْتَرَتْ خُبْزًا وَحَلِيبًا، وَنَسِيَتِ السُّكَّرَ."],
    say("What is missing at home?", "Que manque-t-il à la maison ?", "ما الذي لم تحضره الأم؟"),
    [
      say("sugar", "le sucre", "السكر"),
      say("bread", "le pain", "الخبز"),
      say("milk", "le lait", "الحليب"),
    ],
  ),
  text(
    "text-medicine",
    [1.6, "قَالَ الطَّبِيبُ: خُذْ هٰذَا الدَّوَاءَ مَرَّتَيْنِ فِي الْيَوْمِ بَعْدَ الْأَكْلِ."],
    say("When is the medicine taken?", "Quand faut-il prendre le médicament ?", "متى يؤخذ الدواء؟"),
    [
      say(
        "twice a day, after meals",
        "deux fois par jour, après le repas",
        "صباحا ومساء، والمعدة ممتلئة",
      ),
      say(
        "twice a day, before meals",
        "deux fois par jour, avant le repas",
        "صباحا ومساء، والمعدة فارغة",
      ),
      say(
        "once a day, after a meal",
        "une fois par jour, après le repas",
        "صباحا فقط، والمعدة ممتلئة",
      ),
      say("three times a day", "trois fois par jour", "صباحا وظهرا ومساء"),
    ],
  ),
  text(
    "text-stayed",
    [2, "كُنْتُ أُرِيدُ أَنْ أُسَافِرَ إِلَى الْقَاهِرَةِ، لٰكِنَّ أَخِي مَرِضَ فَبَقِيتُ مَعَهُ."],
    say("What happened?", "Que s’est-il passé ?", "ماذا حدث؟"),
    [
      say("The journey did not take place.", "Le voyage n’a pas eu lieu.", "لم تتم الرحلة"),
      say("Both brothers travelled.", "Les deux frères sont partis.", "ذهب الأخوان معا"),
      say("The brother stayed behind alone.", "Le frère est resté seul.", "كان الأخ وحده"),
      say(
        "The journey made somebody ill.",
        "Le voyage a rendu quelqu’un malade.",
        "مرض أحدهم في الطريق",
      ),
    ],
  ),
  text(
    "text-salim",
    [
      2.4,
      "لَمْ يَكُنْ سَالِمٌ يُحِبُّ الْقِرَاءَةَ، حَتَّى أَهْدَى إِلَيْهِ جَدُّهُ قِصَّةً عَنِ الْبَحْرِ، فَقَرَأَهَا فِي يَوْمٍ وَاحِدٍ وَطَلَبَ غَيْرَهَا.",
    ],
    say(
      "What has changed for Salim?",
      "Qu’est-ce qui a changé pour Salim ?",
      "ما الذي تغير عند سالم؟",
    ),
    [
      say("He now likes to read.", "Il aime lire, désormais.", "صار مشغوفا بالكتب"),
      say("He wants to see the sea.", "Il veut voir la mer.", "صار يريد السفر بالسفن"),
      say("He lives with his grandfather.", "Il vit chez son grand-père.", "صار يسكن مع جده"),
      say("He has stopped reading.", "Il ne lit plus.", "ترك الكتب"),
    ],
  ),
  text(
    "text-exam",
    [2.7, "مَعَ أَنَّ الِامْتِحَانَ كَانَ صَعْبًا، نَجَحَ فِيهِ مُعْظَمُ الطُّلَّابِ."],
    say("What is true?", "Qu’est-ce qui est vrai ?", "ما الصحيح؟"),
    [
      say("Most students passed.", "La plupart des élèves ont réussi.", "الراسبون قليلون"),
      say("Most students failed.", "La plupart des élèves ont échoué.", "الراسبون كثيرون"),
      say("The exam was easy.", "L’examen était facile.", "كانت الأسئلة سهلة"),
      say("All students passed.", "Tous les élèves ont réussi.", "لم يرسب أحد"),
    ],
  ),
  text(
    "text-postponed",
    [3.3, "اِعْتَذَرَتِ الْمُدِيرَةُ عَنِ الْحُضُورِ لِأَنَّ طَائِرَتَهَا تَأَخَّرَتْ، وَطَلَبَتْ تَأْجِيلَ الِاجْتِمَاعِ إِلَى الْغَدِ."],
    say("What does the head ask for?", "Que demande la directrice ?", "ماذا تريد المديرة؟"),
    [
      say("to meet the next day", "de se réunir le lendemain", "أن يجتمعوا في اليوم التالي"),
      say("to begin without her", "de commencer sans elle", "أن يبدؤوا من دونها"),
      say("to cancel the meeting", "d’annuler la réunion", "ألا يجتمعوا أبدا"),
      say("to change her flight", "de changer son vol", "أن تغير رحلتها"),
    ],
  ),
];
