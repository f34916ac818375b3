import type { CurrentUser } from "@riwaq/contracts/identity/users";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

import { paths } from "../../config/paths.ts";
import { homesQuery, useOpenHome } from "../../lib/own-homes.ts";
import { DropdownMenuItem } from "../ui/dropdown-menu.tsx";

/** For who has several homes: the way from the open one to the others. Read when the menu opens. */
export function HomeItems({ user }: { user: CurrentUser }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { data } = useQuery(homesQuery);
  const open = useOpenHome();
  const others = data?.homes.filter((home) => home !== user.role) ?? [];
  return others.map((role) => (
    <DropdownMenuItem
      key={role}
      disabled={open.isPending}
      onSelect={() => {
        open.mutate({ role }, { onSuccess: () => void navigate({ to: paths.dashboard }) });
      }}
    >
      {t(`nav.homes.${role}`)}
    </DropdownMenuItem>
  ));
}
