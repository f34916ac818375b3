import type { TeacherCard } from "@riwaq/contracts/teachers";

import { Avatar } from "../../../components/ui/avatar.tsx";
import { ProgrammeChips } from "./programme-chips.tsx";
import { TeacherFacts } from "./teacher-facts.tsx";

/** Who it is, beneath an arch. The page's one h1. */
export function TeacherHeader({ teacher }: { teacher: TeacherCard }) {
  const { name, picture, programmes } = teacher;
  return (
    <header className="flex flex-col gap-5 sm:flex-row sm:items-end sm:gap-7">
      <div className="w-32 shrink-0 rounded-b-md arch-top border border-accent/70 p-1.5 sm:w-40">
        <Avatar
          name={name}
          picture={picture}
          className="aspect-4/5 size-full rounded-none rounded-b-sm arch-top font-display text-5xl"
        />
      </div>
      <div className="min-w-0 space-y-3">
        <h1 className="wrap-anywhere">
          <bdi>{name}</bdi>
        </h1>
        <TeacherFacts teacher={teacher} />
        <ProgrammeChips programmes={programmes} />
      </div>
    </header>
  );
}
