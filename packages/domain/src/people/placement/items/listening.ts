/** What is heard: sounds that resemble each other, words, numbers, and a sentence or two. Each is read aloud as it is written here. */
import type { HeardItem, Texts } from "../item.ts";

const say = (en: string, fr: string, ar: string): Texts => ({ en, fr, ar });

/** Said once, and which of these it was. */
const which = (
  ask: "heardLetter" | "heardWord" | "heardNumber",
  [id, difficulty, spoken]: [string, number, string],
  [right, ...wrong]: [string, ...string[]],
): HeardItem => ({ id, skill: "listening", ask, difficulty, spoken, right, wrong });

/** What is said, what is asked about it, and the answers with the right one first. */
const said = (
  id: string,
  [difficulty, spoken]: [number, string],
  question: Texts,
  [right, ...wrong]: [Texts, ...Texts[]],
): HeardItem => ({
  id,
  skill: "listening",
  ask: "understand",
  difficulty,
  spoken,
  question,
  right,
  wrong,
});

export const LISTENING: readonly HeardItem[] = [
  which("heardLetter", ["hear-ba", -3.2, "بَ"], ["ب", "ت", "م", "د"]),
  which("heardWord", ["hear-bayt", -2.6, "بَيْت"], ["بَيْت", "بِنْت", "بَاب", "تِين"]),
  which("heardLetter", ["hear-hah", -2.1, "حَ"], ["ح", "ه", "خ", "ع"]),
  said(
    "hear-good-morning",
    [-1.9, "صَبَاحُ الْخَيْرِ."],
    say("When does one say this?", "Quand dit-on cela ?", "متى تقال هذه التحية؟"),
    [
      say("when the day begins", "quand la journée commence", "أول النهار"),
      say("in the evening", "le soir", "آخر النهار"),
      say("before sleeping", "avant de dormir", "قبل النوم"),
      say("when somebody leaves", "quand quelqu’un part", "عند السفر"),
    ],
  ),
  which("heardWord", ["hear-katib", -1.7, "كَاتِب"], ["كَاتِب", "كَتَبَ", "كِتَاب", "كُتُب"]),
  which("heardWord", ["hear-qalb", -1.6, "قَلْب"], ["قَلْب", "كَلْب", "قَلَم", "طَلَب"]),
  which("heardWord", ["hear-matar", -1.4, "مَطَار"], ["مَطَار", "مَطَر", "مَدَار", "مَزَار"]),
  which("heardWord", ["hear-sayf", -1.3, "صَيْف"], ["صَيْف", "سَيْف", "ضَيْف", "طَيْف"]),
  which("heardNumber", ["hear-number-8", -1.1, "ثَمَانِيَة"], ["8", "2", "3", "7"]),
  which("heardWord", ["hear-darrasa", -0.8, "دَرَّسَ"], ["دَرَّسَ", "دَرَسَ", "دَارِس", "دُرُوس"]),
  said(
    "hear-library",
    [-0.2, "مَرْيَمُ ذَاهِبَةٌ إِلَى الْمَكْتَبَةِ."],
    say("Where is Maryam going?", "Où va Maryam ?", "إلى أين تذهب مريم؟"),
    [
      say("to the library", "à la bibliothèque", "إلى مكان فيه كتب كثيرة"),
      say("to the office", "au bureau", "إلى مكان عملها"),
      say("to school", "à l’école", "إلى مكان الدراسة"),
      say("to the market", "au marché", "إلى مكان البيع والشراء"),
    ],
  ),
  said(
    "hear-you-live",
    [0.4, "أَيْنَ تَسْكُنِينَ؟"],
    say("Who is being asked?", "À qui pose-t-on la question ?", "لمن هذا السؤال؟"),
    [
      say("a girl or a woman", "une fille ou une femme", "لبنت أو امرأة"),
      say("a boy or a man", "un garçon ou un homme", "لولد أو رجل"),
      say("several people", "plusieurs personnes", "لأكثر من واحد"),
    ],
  ),
  which("heardNumber", ["hear-number-35", 0.6, "خَمْسَةٌ وَثَلَاثُونَ"], ["35", "53", "38", "15"]),
  said(
    "hear-half-past-four",
    [0.9, "يَبْدَأُ الدَّرْسُ فِي السَّاعَةِ الرَّابِعَةِ وَالنِّصْفِ."],
    say("When does the lesson begin?", "Quand le cours commence-t-il ?", "متى يبدأ الدرس؟"),
    [
      say("at half past four", "à quatre heures et demie", "٤:٣٠"),
      say("at half past seven", "à sept heures et demie", "٧:٣٠"),
      say("at four", "à quatre heures", "٤:٠٠"),
      say("at half past three", "à trois heures et demie", "٣:٣٠"),
    ],
  ),
  said(
    "hear-key",
    [1.5, "نَسِيَتْ لَيْلَى مِفْتَاحَهَا فِي السَّيَّارَةِ، فَرَجَعَتْ لِتَأْخُذَهُ."],
    say("Why did Layla go back?", "Pourquoi Layla est-elle revenue ?", "ما سبب عودة ليلى؟"),
    [
      say("to fetch her key", "pour prendre sa clé", "تحتاج إلى ما تفتح به الباب"),
      say("to close the car", "pour fermer la voiture", "تركت السيارة مفتوحة"),
      say("to fetch her book", "pour prendre son livre", "تحتاج إلى ما تقرأ فيه"),
      say("to drive home", "pour rentrer en voiture", "تريد أن تقود إلى البيت"),
    ],
  ),
  said(
    "hear-next-week",
    [2, "كُنَّا نُرِيدُ أَنْ نَزُورَ جَدَّتَنَا يَوْمَ الْجُمُعَةِ، وَلٰكِنَّ أَبِي مَشْغُولٌ، فَسَنَزُورُهَا الْأُسْبُوعَ الْقَادِمَ."],
    say(
      "When will they visit their grandmother?",
      "Quand iront-ils voir leur grand-mère ?",
      "متى تكون الزيارة؟",
    ),
    [
      say("next week", "la semaine prochaine", "في أسبوع آخر"),
      say("this Friday", "ce vendredi", "في موعدها"),
      say("today", "aujourd’hui", "هذا اليوم"),
      say("not at all", "pas du tout", "لا تكون أبدا"),
    ],
  ),
  said(
    "hear-tickets",
    [2.4, "اِشْتَرَى أَبِي ثَلَاثَ تَذَاكِرَ بِسِتِّينَ جُنَيْهًا."],
    say("How much is one ticket?", "Combien coûte un billet ?", "كم ثمن التذكرة الواحدة بالجنيه؟"),
    [
      say("20 pounds", "20 livres", "٢٠"),
      say("60 pounds", "60 livres", "٦٠"),
      say("30 pounds", "30 livres", "٣٠"),
      say("15 pounds", "15 livres", "١٥"),
    ],
  ),
  said(
    "hear-train",
    [2.9, "نَعْتَذِرُ لِلْمُسَافِرِينَ: سَيَتَأَخَّرُ الْقِطَارُ الْمُتَّجِهُ إِلَى الْإِسْكَنْدَرِيَّةِ نِصْفَ سَاعَةٍ بِسَبَبِ عُطْلٍ."],
    say("What is announced?", "Qu’annonce-t-on ?", "ما مضمون هذا الإعلان؟"),
    [
      say(
        "A train will leave later than planned.",
        "Un train partira plus tard que prévu.",
        "القطار لن يتحرك في موعده",
      ),
      say("A train is cancelled.", "Un train est supprimé.", "ألغيت رحلة القطار"),
      say("A train has just arrived.", "Un train vient d’arriver.", "وصل القطار الآن"),
      say("The station is closing.", "La gare va fermer.", "ستغلق المحطة أبوابها"),
    ],
  ),
];
