import { createFileRoute } from "@tanstack/react-router";

import { LoadingScreen } from "../components/layout/loading-screen.tsx";
import { RoomPage } from "../features/classroom/room/components/room-page.tsx";
import { classroomQuery } from "../features/classroom/room/queries.ts";
import { requireUser } from "../features/identity/authentication/model/route-guards.ts";
import { beginReading } from "../lib/begin-reading.ts";
import { WithQueries } from "../lib/with-queries.tsx";
import { ROOM_PARTS } from "./-room-parts.tsx";

/** The whole window, without the frame of the other pages. */
export const Route = createFileRoute("/classroom/$lesson")({
  ssr: false,
  staticData: {
    page: "classroom",
    namespaces: [
      "classroom",
      "marks",
      "memory",
      "mushaf",
      "lessons",
      "cities",
      "reports",
      "recitations",
      "errors",
    ],
  },
  beforeLoad: requireUser,
  pendingMs: 0,
  pendingComponent: LoadingScreen,
  loader: ({ params: { lesson } }) => beginReading(classroomQuery(lesson)),
  component: ClassroomRoute,
});

function ClassroomRoute() {
  const { user } = Route.useRouteContext();
  const { lesson } = Route.useParams();
  return (
    <WithQueries>
      <RoomPage key={lesson} lesson={lesson} user={user} parts={ROOM_PARTS} />
    </WithQueries>
  );
}
