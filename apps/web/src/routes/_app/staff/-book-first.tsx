import type { FoundTeacher } from "@riwaq/contracts/people/teachers";
import type { LearnerWish } from "@riwaq/contracts/people/wishes";
import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";

import { Button } from "../../../components/ui/button.tsx";
import { NewSessionDialog } from "../../../features/scheduling/bookings/components/new-session-dialog.tsx";
import type { StudentChoice } from "../../../features/scheduling/bookings/components/new-session-fields.tsx";
import { isolated } from "../../../lib/format.ts";
import { useInstitute } from "../../../lib/institute.ts";
import { homesQuery } from "../../../lib/own-homes.ts";

/** Nobody else is chosen. */
function named(name: string): StudentChoice {
  return function Learner() {
    return (
      <p>
        <bdi className="font-semibold">{name}</bdi>
      </p>
    );
  };
}

type BookFirstProps = { teacher: FoundTeacher; learner: LearnerWish };

/** A first lesson, booked for the family by who decides about lessons: a trial, where the institute gives any. */
export function BookFirst({ teacher, learner }: BookFirstProps) {
  const { t } = useTranslation("leads");
  const { data } = useQuery(homesQuery);
  const trialMinutes = useInstitute()?.trial?.length_minutes;
  const [isOpen, setIsOpen] = useState(false);
  const field = useMemo(() => named(learner.name), [learner.name]);
  if (!data?.rights.includes("lessons")) return null;
  if (!isOpen) {
    return (
      <Button
        variant="outline"
        size="sm"
        aria-label={t("bookWith", { name: isolated(teacher.name) })}
        onClick={() => setIsOpen(true)}
      >
        {t("book")}
      </Button>
    );
  }
  return (
    <NewSessionDialog
      teacherId={teacher.id}
      teacherZone={teacher.time_zone}
      studentId={learner.id}
      trialMinutes={trialMinutes}
      studentField={field}
      onClose={() => setIsOpen(false)}
    />
  );
}
