import { createFileRoute } from "@tanstack/react-router";

import { LeavePage } from "../../../features/scheduling/leave/components/leave-page.tsx";
import { leaveDetailsQuery } from "../../../features/scheduling/leave/queries.ts";
import { AskedLesson } from "../../../features/scheduling/sessions/components/asked-lesson.tsx";
import { UndoBar } from "../../../features/scheduling/sessions/components/undo-bar.tsx";
import { beginWithRight } from "../../../lib/own-homes.ts";

export const Route = createFileRoute("/_app/staff/leave/$id")({
  staticData: {
    page: "staffLeave",
    right: "lessons",
    namespaces: ["leave", "sessions", "lessons", "cities", "booking", "errors"],
  },
  loader: ({ params }) => void beginWithRight("lessons", leaveDetailsQuery(params.id)),
  component: StaffLeaveRoute,
});

type Asked = { id: string; first: "cancel" | "move"; onClose: () => void };

const LessonOfLeave = (asked: Asked) => <AskedLesson {...asked} reader="A" />;

function StaffLeaveRoute() {
  const { id } = Route.useParams();
  return <LeavePage key={id} id={id} Lesson={LessonOfLeave} undo={<UndoBar />} />;
}
