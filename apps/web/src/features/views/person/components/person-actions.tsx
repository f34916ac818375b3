import type { StaffRight } from "@riwaq/contracts/roles";
import type { Person } from "@riwaq/contracts/views/person";
import { Link } from "@tanstack/react-router";
import {
  CalendarDays,
  GraduationCap,
  HandHeart,
  Mail,
  Phone,
  ShieldCheck,
  Wallet,
} from "lucide-react";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import { paths } from "../../../../config/paths.ts";
import { isolated } from "../../../../lib/format.ts";
import { bookingPairs, lessonsSearchOf } from "../model/what-to-do.ts";
import { BookWith, type Booking } from "./book-with.tsx";

type ActionsProps = {
  person: Person;
  rights: readonly StaffRight[];
  booking: Booking;
};

function LessonLinks({ person }: { person: Person }) {
  const { t } = useTranslation("person");
  const all = lessonsSearchOf(person);
  return all.map(({ name, search }) => (
    <Button key={name} asChild variant="outline">
      <Link to={paths.allLessons} search={search}>
        <CalendarDays aria-hidden strokeWidth={1.75} />
        {all.length > 1 ? t("actions.lessonsOf", { name: isolated(name) }) : t("actions.lessons")}
      </Link>
    </Button>
  ));
}

function MoneyLinks({ person: { id, roles } }: { person: Person }) {
  const { t } = useTranslation("person");
  const isStudent = roles.includes("student");
  return (
    <>
      {(isStudent || roles.includes("guardian")) && (
        <Button asChild variant="outline">
          <Link to={paths.payer} params={{ personId: id }}>
            <Wallet aria-hidden strokeWidth={1.75} />
            {t("actions.money")}
          </Link>
        </Button>
      )}
      {isStudent && (
        <Button asChild variant="outline">
          <Link to={paths.scholarships} search={{ student: id }}>
            <HandHeart aria-hidden strokeWidth={1.75} />
            {t("actions.scholarship")}
          </Link>
        </Button>
      )}
    </>
  );
}

/** What stands of somebody on other pages of the desk. */
function FurtherPages({ person, rights }: Omit<ActionsProps, "booking">) {
  const { t } = useTranslation("person");
  const { roles, name, teacher } = person;
  return (
    <>
      {rights.includes("money") && <MoneyLinks person={person} />}
      {teacher && (
        <Button asChild variant="outline">
          <Link to={paths.applicants} search={{ tab: teacher.approval, q: name }}>
            <GraduationCap aria-hidden strokeWidth={1.75} />
            {t("actions.application")}
          </Link>
        </Button>
      )}
      {roles.includes("staff") && (
        <Button asChild variant="outline">
          <Link to={paths.rights}>
            <ShieldCheck aria-hidden strokeWidth={1.75} />
            {t("actions.rights")}
          </Link>
        </Button>
      )}
    </>
  );
}

/** What staff do most with somebody, of what their rights open. */
export function PersonActions({ person, rights, booking }: ActionsProps) {
  const { t } = useTranslation("person");
  const { email, phone } = person;
  return (
    <div className="flex flex-wrap gap-2.5">
      {rights.includes("lessons") && <BookWith pairs={bookingPairs(person)} booking={booking} />}
      {email && (
        <Button asChild variant="outline">
          <a href={`mailto:${email}`}>
            <Mail aria-hidden strokeWidth={1.75} />
            {t("actions.write")}
          </a>
        </Button>
      )}
      {phone && (
        <Button asChild variant="outline">
          <a href={`tel:${phone}`}>
            <Phone aria-hidden strokeWidth={1.75} />
            {t("actions.call")}
          </a>
        </Button>
      )}
      {rights.includes("lessons") && <LessonLinks person={person} />}
      <FurtherPages person={person} rights={rights} />
    </div>
  );
}
