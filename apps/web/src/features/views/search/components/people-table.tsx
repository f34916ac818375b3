import type { FoundPerson } from "@riwaq/contracts/views/search";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { TFunction } from "i18next";
import { CalendarDays } from "lucide-react";
import { useTranslation } from "react-i18next";

import { PersonLink } from "../../../../components/people/person-link.tsx";
import { Avatar } from "../../../../components/ui/avatar.tsx";
import { Badge } from "../../../../components/ui/badge.tsx";
import { Button } from "../../../../components/ui/button.tsx";
import { type Column, DataTable } from "../../../../components/ui/data-table.tsx";
import { paths } from "../../../../config/paths.ts";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { formatNames } from "../../../../lib/format.ts";
import { homesQuery } from "../../../../lib/own-homes.ts";
import { actionsFor } from "../model/lines.ts";

function Name({ person }: { person: FoundPerson }) {
  const { t } = useTranslation("search");
  return (
    <span className="flex items-center gap-3">
      <Avatar name={person.name} picture={person.picture} className="size-9" />
      <span className="flex min-w-0 flex-wrap items-center gap-x-2">
        <PersonLink id={person.id} name={person.name} className="font-semibold wrap-anywhere" />
        {person.is_closed && <Badge>{t("closed")}</Badge>}
      </span>
    </span>
  );
}

function Contact({ person }: { person: FoundPerson }) {
  const { email, phone_number: phone } = person;
  const ways = [
    { way: email, href: `mailto:${email}` },
    { way: phone, href: `tel:${phone}` },
  ].filter(({ way }) => way);
  return (
    <span className="flex min-w-0 flex-col items-end md:items-start">
      {ways.map(({ way, href }) => (
        <a
          key={href}
          href={href}
          className="inline-flex min-h-6 items-center wrap-anywhere text-primary underline underline-offset-4"
        >
          <bdi>{way}</bdi>
        </a>
      ))}
    </span>
  );
}

/** The coming week of who teaches or learns, for whoever may read all lessons. */
function Lessons({ person }: { person: FoundPerson }) {
  const { t } = useTranslation("search");
  const { data } = useQuery(homesQuery);
  const role = person.roles.includes("teacher") ? "teacher" : "student";
  const isTaught = person.roles.includes(role);
  const action = actionsFor(person, role, data?.rights ?? []).find(
    ({ name }) => name === "lessons",
  );
  if (!isTaught || action?.goal.to !== "lessons") return null;
  return (
    <Button asChild variant="outline" size="sm">
      <Link
        to={paths.allLessons}
        search={action.goal.search}
        aria-label={t("people.lessonsOf", { name: person.name })}
      >
        <CalendarDays aria-hidden strokeWidth={1.75} />
        {t("actions.lessons")}
      </Link>
    </Button>
  );
}

function Roles({ person }: { person: FoundPerson }) {
  const { t } = useTranslation("search");
  const { language } = useLanguage();
  return formatNames(
    person.roles.map((role) => t(`people.one.${role}`)),
    language,
  );
}

function Family({ person }: { person: FoundPerson }) {
  const { language } = useLanguage();
  return <span className="text-end md:text-start">{formatNames(person.family, language)}</span>;
}

const columnsIn = (t: TFunction<"search">): Array<Column<FoundPerson>> => [
  {
    id: "name",
    header: t("people.name"),
    place: "title",
    cell: (person) => <Name person={person} />,
  },
  { id: "roles", header: t("people.roles"), cell: (person) => <Roles person={person} /> },
  { id: "family", header: t("people.family"), cell: (person) => <Family person={person} /> },
  { id: "contact", header: t("people.contact"), cell: (person) => <Contact person={person} /> },
  {
    id: "actions",
    header: t("people.actions"),
    place: "actions",
    cell: (person) => <Lessons person={person} />,
  },
];

/** A line each, a card on phones. */
export function PeopleTable({ people }: { people: readonly FoundPerson[] }) {
  const { t } = useTranslation("search");
  return (
    <DataTable
      caption={t("people.caption")}
      columns={columnsIn(t)}
      rows={people}
      rowKey={({ id }) => id}
    />
  );
}
