import { Email, Name, PhoneNumber, TimeZone } from "@riwaq/contracts/fields";
import type { Language } from "@riwaq/contracts/languages";
import type { FaultyCell, ImportFault } from "@riwaq/contracts/people/imports";
import {
  ageOnBirthday,
  readDate,
  readGender,
  readLanguage,
} from "@riwaq/domain/people/imports/cells";
import {
  type ColumnMap,
  type ImportField,
  IMPORT_REQUIRED,
} from "@riwaq/domain/people/imports/columns";
import { foldText } from "@riwaq/domain/people/search-text";

import type { FileRow } from "../../../platform/files/read-csv.ts";

export type NewGuardian = {
  name: string;
  email: string;
  phone: string | null;
  timeZone: string;
  language: Language;
};

export type NewPupil = {
  name: string;
  gender: "F" | "M" | null;
  age: number;
  ageOn: string;
  timeZone: string;
  language: Language;
  /** By their addresses. */
  guardians: string[];
};

export type Judged = { guardians: NewGuardian[]; pupils: NewPupil[]; faults: FaultyCell[] };

type Known = {
  today: string;
  /** Addresses of accounts that there are. */
  taken: ReadonlySet<string>;
  zone: string;
  language: Language;
};

/** What rows say of guardians and pupils, and all that is wrong with them: what has a fault is not made. */
export function judgeRows(rows: readonly FileRow[], columns: ColumnMap, known: Known): Judged {
  const judge = new Judge(columns, known);
  for (const row of rows) judge.take(row);
  return judge.judged();
}

class Judge {
  private readonly guardians = new Map<string, NewGuardian & { row: number }>();
  private readonly seen = new Map<string, number>();
  private readonly pupils: NewPupil[] = [];
  private readonly faults: FaultyCell[] = [];
  private row: FileRow = { row: 0, cells: [] };

  constructor(
    private readonly columns: ColumnMap,
    private readonly known: Known,
  ) {}

  judged(): Judged {
    const guardians = [...this.guardians.values()].map(({ row: _row, ...one }) => one);
    return { guardians, pupils: this.pupils, faults: this.faults };
  }

  take(row: FileRow): void {
    this.row = row;
    for (const field of IMPORT_REQUIRED) if (this.cell(field) === "") this.fault(field, "missing");
    const timeZone = this.read("time_zone", TimeZone, "zone_unknown") ?? this.known.zone;
    const language = this.readWord("language", readLanguage, "language_unknown");
    const shared = { timeZone, language: language ?? this.known.language };
    const first = this.readGuardian("guardian", shared);
    const second = this.cell("second_email") === "" ? null : this.readGuardian("second", shared);
    if (first && first === second) this.fault("second_email", "email_same");
    this.readPupil(
      [first, second].filter((email) => email !== null),
      shared,
    );
  }

  private cell(field: ImportField): string {
    const at = this.columns[field];
    return at === undefined ? "" : (this.row.cells[at] ?? "");
  }

  private fault(field: ImportField, fault: ImportFault, otherRow: number | null = null): null {
    const { row } = this.row;
    this.faults.push({ row, field, fault, value: this.cell(field), other_row: otherRow });
    return null;
  }

  /** Null where nothing stands there, or what stands there is a fault. */
  private read<T>(
    field: ImportField,
    shape: { safeParse(text: string): { success: boolean; data?: T } },
    fault: ImportFault,
  ): T | null {
    const text = this.cell(field);
    if (text === "") return null;
    const { success, data } = shape.safeParse(text);
    return success ? (data ?? null) : this.fault(field, fault);
  }

  private readWord<T>(
    field: ImportField,
    read: (text: string) => T | null,
    fault: ImportFault,
  ): T | null {
    const text = this.cell(field);
    return text === "" ? null : (read(text) ?? this.fault(field, fault));
  }

  /** The address by which the guardian is known; the same address is the same guardian. */
  private readGuardian(
    who: "guardian" | "second",
    shared: Pick<NewGuardian, "timeZone" | "language">,
  ): string | null {
    const email = this.read(`${who}_email`, Email, "email_invalid");
    const name = this.read(`${who}_name`, Name, "name_invalid");
    const phone = this.read(`${who}_phone`, { safeParse: readPhone }, "phone_invalid");
    if (who === "second" && this.cell("second_name") === "") this.fault("second_name", "missing");
    if (!email || !name) return email;
    if (this.known.taken.has(email)) this.fault(`${who}_email`, "email_taken");
    const before = this.guardians.get(email);
    if (before && foldText(before.name) !== foldText(name)) {
      this.fault(`${who}_name`, "email_other_name", before.row);
    }
    if (!before) this.guardians.set(email, { email, name, phone, ...shared, row: this.row.row });
    return email;
  }

  private readPupil(guardians: string[], shared: Pick<NewGuardian, "timeZone" | "language">): void {
    const name = this.read("pupil_name", Name, "name_invalid");
    const gender = this.readWord("gender", readGender, "gender_unknown");
    const aged = this.readAge();
    if (!name || !aged) return;
    const key = JSON.stringify([guardians.toSorted(), foldText(name)]);
    const before = this.seen.get(key);
    if (before !== undefined) {
      this.fault("pupil_name", "twice", before);
      return;
    }
    this.seen.set(key, this.row.row);
    this.pupils.push({ name, gender, age: aged.age, ageOn: aged.on, guardians, ...shared });
  }

  private readAge(): { age: number; on: string } | null {
    const { today } = this.known;
    const birthday = this.cell("birthday");
    if (birthday !== "") {
      const date = readDate(birthday);
      const aged = date === null ? null : ageOnBirthday(date, today);
      return aged ?? this.fault("birthday", "birthday_impossible");
    }
    const text = this.cell("age");
    if (text === "") {
      return this.fault(this.columns.birthday === undefined ? "age" : "birthday", "missing");
    }
    const age = /^\d{1,3}$/.test(text) ? Number(text) : 0;
    return age >= 1 && age <= 120 ? { age, on: today } : this.fault("age", "age_impossible");
  }
}

/** As people write a number, with spaces, points and hyphens. */
function readPhone(text: string) {
  return PhoneNumber.safeParse(text.replaceAll(/[\s().-]/g, "").replace(/^00/, "+"));
}
