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
  },
  salma: {
    name: "Salma Hegazy",
    gender: "F",
    zone: CAIRO,
    language: "fr",
    phone: "+33199001422",
    years: 7,
  },
  abdelrahman: {
    name: "عبد الرحمن الشافعي",
    gender: "M",
    zone: CAIRO,
    language: "ar",
    phone: "+33199001423",
    years: 18,
  },
  mariam: {
    name: "Mariam Abdel-Latif",
    gender: "F",
    zone: CAIRO,
    language: "fr",
    phone: "+33199001424",
    years: 9,
  },
  karim: {
    name: "Karim Mansour",
    gender: "M",
    zone: CAIRO,
    language: "en",
    phone: "+33199001425",
    years: 5,
  },
  heba: {
    name: "هبة عبد الغني",
    gender: "F",
    zone: CAIRO,
    language: "ar",
    phone: "+33199001426",
    years: 12,
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
