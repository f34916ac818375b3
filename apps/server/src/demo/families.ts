import type { DemoPerson } from "./demo-person.ts";

type DemoStudent = DemoPerson & {
  age: number;
  /** How the reports about them usually come out. */
  level: "Excellent" | "Good" | "Average";
};

type DemoParent = DemoPerson & { children: readonly StudentKey[] };

const PARIS = "Europe/Paris";
const BRUSSELS = "Europe/Brussels";
const GENEVA = "Europe/Zurich";
const MONTREAL = "America/Toronto";
const CASABLANCA = "Africa/Casablanca";
const DAKAR = "Africa/Dakar";

/** By mailbox; "student" is the demo account. Those over 18 have no parents here. */
export const STUDENTS = {
  student: f("Sofia Marchand", 24, PARIS, "Good"),
  ines: f("Inès Lambert", 9, PARIS, "Excellent"),
  yanis: m("Yanis Lambert", 12, PARIS, "Average"),
  adam: m("Adam Keller", 11, GENEVA, "Good"),
  aida: f("Aïda Badiane", 10, DAKAR, "Excellent"),
  moussa: m("Moussa Badiane", 14, DAKAR, "Good"),
  bilal: m("Bilal Tremblay", 16, MONTREAL, "Good"),
  maryam: f("Maryam Tremblay", 6, MONTREAL, "Average"),
  sara: { ...f("سارة التازي", 21, CASABLANCA, "Excellent"), language: "ar" },
  omar: { ...m("عمر بنيس", 31, CASABLANCA, "Good"), language: "ar" },
  julie: f("Julie Peeters", 34, BRUSSELS, "Average"),
  mehdi: m("Mehdi Roussel", 29, PARIS, "Good"),
  khadija: { ...f("خديجة بن عمر", 45, PARIS, "Excellent"), language: "ar" },
  samuel: { ...m("Samuel Morel", 38, GENEVA, "Average"), language: "en" },
} as const satisfies Record<string, DemoStudent>;

export type StudentKey = keyof typeof STUDENTS;

/** By mailbox; "parent" is the demo account. Numbers are of the ranges kept for fiction. */
export const PARENTS = {
  parent: {
    ...person("Nora Lambert", "F", PARIS),
    phone: "+33639980114",
    children: ["ines", "yanis"],
  },
  leila: { ...person("Leïla Keller", "F", GENEVA), phone: "+33639980127", children: ["adam"] },
  thomas: { ...person("Thomas Keller", "M", GENEVA), phone: "+33639980128", children: ["adam"] },
  bineta: {
    ...person("Bineta Badiane", "F", DAKAR),
    phone: "+33639980143",
    children: ["aida", "moussa"],
  },
  helene: {
    ...person("Hélène Tremblay", "F", MONTREAL),
    phone: "+15145550142",
    children: ["bilal", "maryam"],
  },
} as const satisfies Record<string, DemoParent>;

export type ParentKey = keyof typeof PARENTS;

function person(name: string, gender: "M" | "F", zone: string): DemoPerson {
  return { name, gender, zone, language: "fr" };
}

function f(name: string, age: number, zone: string, level: DemoStudent["level"]): DemoStudent {
  return { ...person(name, "F", zone), age, level };
}

function m(name: string, age: number, zone: string, level: DemoStudent["level"]): DemoStudent {
  return { ...person(name, "M", zone), age, level };
}
