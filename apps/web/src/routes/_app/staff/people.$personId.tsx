import type { Person } from "@riwaq/contracts/views/person";
import { createFileRoute } from "@tanstack/react-router";

import { AccessCard } from "../../../features/identity/account/components/access-card.tsx";
import type { Booking } from "../../../features/views/person/components/book-with.tsx";
import { PersonPage } from "../../../features/views/person/components/person-page.tsx";
import { notesQuery, personQuery } from "../../../features/views/person/queries.ts";
import { beginWithRight } from "../../../lib/own-homes.ts";
import { BookLesson } from "./-book-lesson.tsx";

export const Route = createFileRoute("/_app/staff/people/$personId")({
  staticData: {
    page: "person",
    right: "people",
    namespaces: [
      "person",
      "search",
      "sessions",
      "lessons",
      "cities",
      "placement",
      "recitations",
      "reports",
      "teachers",
      "application",
      "staff",
      "booking",
      "offers",
      "audit",
      "wishes",
      "account",
      "errors",
    ],
  },
  loader: ({ params: { personId } }) =>
    void beginWithRight("people", personQuery(personId), notesQuery(personId)),
  component: PersonRoute,
});

const booking: Booking = (pair, onClose) => <BookLesson pair={pair} onClose={onClose} />;

function accessOf({ id, name, email, roles, account }: Person) {
  const canBeSeenAs = email !== null && account === "open" && !roles.includes("staff");
  return email === null ? null : <AccessCard person={{ id, name }} canBeSeenAs={canBeSeenAs} />;
}

function PersonRoute() {
  const { personId } = Route.useParams();
  return <PersonPage key={personId} id={personId} booking={booking} accessOf={accessOf} />;
}
