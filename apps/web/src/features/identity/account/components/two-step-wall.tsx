import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { ArchMark } from "../../../../components/brand/arch-mark.tsx";
import { LoadingScreen } from "../../../../components/layout/loading-screen.tsx";
import { Button } from "../../../../components/ui/button.tsx";
import { Card } from "../../../../components/ui/card.tsx";
import { paths } from "../../../../config/paths.ts";
import { twoStepQuery } from "../queries.ts";
import { RecoveryCodes } from "./recovery-codes.tsx";
import { TurnOn } from "./turn-on-dialog.tsx";

type TwoStepWallProps = {
  /** What is shown to who logs out instead. */
  leaving: ReactNode;
  children: ReactNode;
};

/** In place of every page of staff whose second step is not on yet. The recovery codes outlive it: they come once. */
export function TwoStepWall({ leaving, children }: TwoStepWallProps) {
  const { t } = useTranslation("account");
  const query = useQuery(twoStepQuery);
  const [codes, setCodes] = useState<string[] | null>(null);
  if (query.isPending) return <LoadingScreen />;
  const isNeeded = query.data?.is_required === true && !query.data.is_on;
  if (!isNeeded && codes === null) return children;
  if (leaving) return leaving;
  return (
    <main className="wrap py-10 sm:py-16">
      <Card hasArch className="mx-auto max-w-md px-5! pt-12! pb-8! sm:px-8!">
        <ArchMark className="mx-auto h-10 w-9 text-primary" />
        <h1 className="mt-4 text-3xl">{t("wall.title")}</h1>
        <div className="mt-6 space-y-6 text-start">
          <p>{t("wall.text")}</p>
          <TurnOn onCodes={setCodes} />
          <p>
            <Button asChild variant="outline">
              <Link to={paths.logout}>{t("wall.logOut")}</Link>
            </Button>
          </p>
        </div>
      </Card>
      {codes && <RecoveryCodes codes={codes} onClose={() => setCodes(null)} />}
    </main>
  );
}
