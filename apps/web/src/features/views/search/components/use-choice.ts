import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";

import { paths } from "../../../../config/paths.ts";
import { type Goal, type Line, withRecent } from "../model/lines.ts";
import { recentQuery } from "../queries.ts";

/** Does one of a line's actions, and keeps the line among the last ones. */
export function useChoice(onDone: (hasLeft: boolean) => void) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();

  const follow = async (goal: Goal): Promise<void> => {
    if (goal.to === "person") await navigate({ to: paths.person, params: { personId: goal.id } });
    else if (goal.to === "lessons") await navigate({ to: paths.allLessons, search: goal.search });
    else if (goal.to === "page") await navigate({ to: goal.path });
    else location.assign(goal.href);
  };

  return (line: Line, action: number): void => {
    const goal = line.actions[action]?.goal;
    if (!goal) return;
    queryClient.setQueryData(recentQuery.queryKey, (before: Line[] = []) =>
      withRecent(before, line),
    );
    void follow(goal).then(() => onDone(goal.to !== "outside"));
  };
}
