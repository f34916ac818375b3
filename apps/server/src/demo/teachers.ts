import type { DemoPerson } from "./demo-person.ts";

type DemoTeacher = DemoPerson & { years: number };

const CAIRO = "Africa/Cairo";

/** By mailbox; "teacher" is the demo account. */
export const TEACHERS = {
  teacher: {
    name: "Youssef El-Naggar",
    gender: "M",
    zone: CAIRO,
    language: "en",
    phone: "+33199001421",
    years: 11,
    bio: "I teach recitation, tajweed and memorisation to families and adults. We read slowly, listen back, and correct one letter at a time. Lessons in French, English or Arabic.",
  },
  salma: {
    name: "Salma Hegazy",
    gender: "F",
    zone: CAIRO,
    language: "fr",
    phone: "+33199001422",
    years: 7,
    bio: "J’enseigne aux enfants de 5 à 12 ans\u00a0: les lettres, la lecture et les premières sourates, avec des jeux, des histoires et beaucoup de patience. Cours en français et en arabe.",
  },
  abdelrahman: {
    name: "عبد الرحمن الشافعي",
    gender: "M",
    zone: CAIRO,
    language: "ar",
    phone: "+33199001423",
    years: 18,
    bio: "مُجاز في القراءة برواية حفص عن عاصم. أُقرئ الطلاب ختمةً كاملة مع التصحيح والمراجعة، وأُمهِل كل طالب حتى يُتقن ما قرأ.",
  },
  mariam: {
    name: "Mariam Abdel-Latif",
    gender: "F",
    zone: CAIRO,
    language: "fr",
    phone: "+33199001424",
    years: 9,
    bio: "Le dialecte égyptien tel qu’on le parle au Caire\u00a0: au marché, en famille, au téléphone. Je pars toujours d’une conversation réelle. Cours en français.",
  },
  karim: {
    name: "Karim Mansour",
    gender: "M",
    zone: CAIRO,
    language: "en",
    phone: "+33199001425",
    years: 5,
    bio: "Standard Arabic from the first word to the newspaper. Short texts, clear grammar, and something to write after each lesson. I explain in English or French.",
  },
  heba: {
    name: "هبة عبد الغني",
    gender: "F",
    zone: CAIRO,
    language: "ar",
    phone: "+33199001426",
    years: 12,
    bio: "أُدرّس العقيدة والعبادات والسيرة النبوية للصغار والكبار بلغة سهلة، وأشرح بالفرنسية عند الحاجة.",
  },
  // Has applied, and waits for staff to decide.
  dina: {
    name: "Dina Fathy",
    gender: "F",
    zone: CAIRO,
    language: "fr",
    phone: "+33199001427",
    years: 4,
  },
} as const satisfies Record<string, DemoTeacher>;

export type TeacherKey = keyof typeof TEACHERS;
