import type { ResourceType } from "@riwaq/contracts/resources";

import type { StudentKey } from "./families.ts";
import type { TeacherKey } from "./teachers.ts";

type DemoResource = {
  teacher: TeacherKey;
  title: string;
  type: ResourceType;
  kilobytes: number;
  /** Days since it was last changed. */
  daysOld: number;
  assignedTo: readonly StudentKey[];
};

/** Titles stand in the language that their students read. */
export const RESOURCES: readonly DemoResource[] = [
  {
    teacher: "teacher",
    title: "Livret de tajwid\u00a0: noun sakina et tanwin",
    type: "PDF",
    kilobytes: 2400,
    daysOld: 2,
    assignedTo: ["student", "bilal"],
  },
  {
    teacher: "teacher",
    title: "جدول الحفظ والمراجعة: جزء عمّ",
    type: "Document",
    kilobytes: 300,
    daysOld: 5,
    assignedTo: ["ines", "yanis"],
  },
  {
    teacher: "teacher",
    title: "Where each letter is formed: the makharij",
    type: "Presentation",
    kilobytes: 6100,
    daysOld: 9,
    assignedTo: ["student", "bilal", "julie"],
  },
  {
    teacher: "teacher",
    title: "Sourate Al-Mulk, récitation lente, verset par verset",
    type: "Video",
    kilobytes: 84_000,
    daysOld: 12,
    assignedTo: ["ines", "yanis"],
  },
  {
    teacher: "teacher",
    title: "متن تحفة الأطفال مشكولًا",
    type: "PDF",
    kilobytes: 1100,
    daysOld: 20,
    assignedTo: ["sara"],
  },
  {
    teacher: "teacher",
    title: "Signes de pause et d’arrêt\u00a0: fiche d’une page",
    type: "PDF",
    kilobytes: 500,
    daysOld: 26,
    assignedTo: ["student", "julie", "yanis"],
  },
  {
    teacher: "teacher",
    title: "Lengthening: natural and secondary madd",
    type: "Video",
    kilobytes: 61_000,
    daysOld: 41,
    assignedTo: [],
  },
  {
    teacher: "salma",
    title: "Mon cahier de lettres, de alif à ya",
    type: "PDF",
    kilobytes: 8200,
    daysOld: 4,
    assignedTo: ["ines", "maryam", "adam"],
  },
  {
    teacher: "mariam",
    title: "Au marché\u00a0: dialogue et vocabulaire du Caire",
    type: "Document",
    kilobytes: 400,
    daysOld: 7,
    assignedTo: ["student", "mehdi", "julie"],
  },
];
