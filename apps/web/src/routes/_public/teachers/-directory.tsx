import type { CurrentUser } from "@riwaq/contracts/identity/users";
import { useQuery } from "@tanstack/react-query";

import { ForFamilies } from "../../../features/people/teachers/components/for-families.tsx";
import { RankingBar } from "../../../features/people/teachers/components/ranking-bar.tsx";
import { TeachersPage } from "../../../features/people/teachers/components/teachers-page.tsx";
import { rankedFor } from "../../../features/people/teachers/model/ranking.ts";
import { parseTeacherSearch } from "../../../features/people/teachers/model/teacher-search.ts";
import type { TeacherSearch } from "../../../features/people/teachers/model/teacher-search.ts";
import { wishesQuery } from "../../../lib/own-wishes.ts";

type DirectoryProps = {
  user: CurrentUser;
  /** As the address holds it. */
  search: Record<string, unknown>;
  onSearch: (next: TeacherSearch) => void;
};

/** Teachers as families and staff look for one; teachers are told whom the page is for. */
export function Directory({ user, search: held, onSearch }: DirectoryProps) {
  const search = parseTeacherSearch(held);
  const isFamily = user.role === "S" || user.role === "P";
  const { data, isPending } = useQuery({ ...wishesQuery, enabled: isFamily });
  if (user.role === "T") return <ForFamilies />;
  const learnerId = data && rankedFor(search.for, data);
  const bar = data && (
    <RankingBar
      wishes={data}
      learnerId={learnerId}
      onChoose={(choice) =>
        onSearch({ ...parseTeacherSearch({ ...search, page: 1 }), for: choice })
      }
    />
  );
  const ranking = { learnerId, isUnknown: isFamily && isPending, bar };
  return <TeachersPage search={search} onSearch={onSearch} ranking={ranking} />;
}
