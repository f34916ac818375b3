import type { ResourceType } from "@riwaq/contracts/learning/resources";

import type { StudentKey } from "./families.ts";
import type { TeacherKey } from "./teachers.ts";

type DemoResource = {
  teacher: TeacherKey;
  title: string;
  type: ResourceType;
  /** Beside this list, in files. */
  file: string;
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
    file: "tajwid-noun-sakina.pdf",
    daysOld: 2,
    assignedTo: ["student", "bilal"],
  },
  {
    teacher: "teacher",
    title: "جدول الحفظ والمراجعة: جزء عمّ",
    type: "Document",
    file: "hifz-juz-amma.docx",
    daysOld: 5,
    assignedTo: ["ines", "yanis"],
  },
  {
    teacher: "teacher",
    title: "Where each letter is formed: the makharij",
    type: "Presentation",
    file: "makharij.pptx",
    daysOld: 9,
    assignedTo: ["student", "bilal", "julie"],
  },
  {
    teacher: "teacher",
    title: "Sourate Al-Mulk, récitation lente, verset par verset",
    type: "Video",
    file: "recitation.mp4",
    daysOld: 12,
    assignedTo: ["ines", "yanis"],
  },
  {
    teacher: "teacher",
    title: "متن تحفة الأطفال مشكولًا",
    type: "PDF",
    file: "tuhfat-al-atfal.pdf",
    daysOld: 20,
    assignedTo: ["sara"],
  },
  {
    teacher: "teacher",
    title: "Signes de pause et d’arrêt\u00a0: fiche d’une page",
    type: "PDF",
    file: "signes-de-pause.pdf",
    daysOld: 26,
    assignedTo: ["student", "julie", "yanis"],
  },
  {
    teacher: "teacher",
    title: "Lengthening: natural and secondary madd",
    type: "Video",
    file: "recitation.mp4",
    daysOld: 41,
    assignedTo: [],
  },
  {
    teacher: "salma",
    title: "Mon cahier de lettres, de alif à ya",
    type: "PDF",
    file: "cahier-de-lettres.pdf",
    daysOld: 4,
    assignedTo: ["ines", "maryam", "adam"],
  },
  {
    teacher: "mariam",
    title: "Au marché\u00a0: dialogue et vocabulaire du Caire",
    type: "Document",
    file: "au-marche.docx",
    daysOld: 7,
    assignedTo: ["student", "mehdi", "julie"],
  },
];
