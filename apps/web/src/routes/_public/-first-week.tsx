import { useNavigate } from "@tanstack/react-router";

import { paths } from "../../config/paths.ts";
import { WeekEditor } from "../../features/scheduling/availability/components/week-editor.tsx";
import { WithQueries } from "../../lib/with-queries.tsx";

/** The last step of a teacher's registration. */
export function FirstWeek({ teacherId }: { teacherId: string }) {
  const navigate = useNavigate();
  return (
    <WithQueries>
      <WeekEditor teacherId={teacherId} onSaved={() => void navigate({ to: paths.home })} />
    </WithQueries>
  );
}
