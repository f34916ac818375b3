import type { CurrentUser } from "@riwaq/contracts/identity/users";
import type { LearnerWish } from "@riwaq/contracts/people/wishes";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import { ErrorList } from "../../../../components/ui/error-list.tsx";
import { QueryView } from "../../../../components/ui/query-view.tsx";
import { RadioChips } from "../../../../components/ui/radio-chips.tsx";
import { paths } from "../../../../config/paths.ts";
import { isolated } from "../../../../lib/format.ts";
import { useHeldHomes } from "../../../../lib/own-homes.ts";
import { useWishes } from "../../../../lib/own-wishes.ts";
import { useSendPlacement } from "../../../../lib/placements.ts";
import { useFailureMessages } from "../../../../lib/use-failure-messages.ts";
import { type KeptRun, dropRun } from "../model/kept-run.ts";

type SendProps = { run: KeptRun; user: CurrentUser };

/** For a family: the answers go to the teachers of one of its own. Nobody else has anybody to send them for. */
export function SendResult({ run, user }: SendProps) {
  const { t } = useTranslation("placement");
  const homes = useHeldHomes(user);
  if (!homes.includes("S") && !homes.includes("P")) return null;
  return (
    <section
      aria-labelledby="placement-send"
      className="rounded-md border border-line bg-paper-deep p-6 sm:p-8"
    >
      <h2 id="placement-send">{t("send.title")}</h2>
      <p className="mt-2 measure text-ink-muted">{t("send.text")}</p>
      <div className="mt-5">
        <ForLearner run={run} user={user} />
      </div>
    </section>
  );
}

function ForLearner({ run, user }: SendProps) {
  const query = useWishes();
  return (
    <QueryView query={query} isEmpty={({ learners }) => learners.length === 0} empty={<Nobody />}>
      {({ learners }) => <Send run={run} learners={learners} ownId={user.id} />}
    </QueryView>
  );
}

function Nobody() {
  const { t } = useTranslation("placement");
  return (
    <div className="space-y-4">
      <p>{t("send.nobody")}</p>
      <Button asChild variant="outline">
        <Link to={paths.children}>{t("send.children")}</Link>
      </Button>
    </div>
  );
}

type LearnersProps = { run: KeptRun; learners: readonly LearnerWish[]; ownId: string };

/** Whoever said at the beginning that it is about themselves or a child finds that chosen. */
function Send({ run, learners, ownId }: LearnersProps) {
  const { t } = useTranslation("placement");
  const failureMessages = useFailureMessages();
  const sending = useSendPlacement();
  const likely = learners.find(({ id }) => (id === ownId) === (run.who === "self"));
  const [chosen, setChosen] = useState((likely ?? learners[0])?.id ?? "");
  const name = isolated(learners.find(({ id }) => id === chosen)?.name ?? "");
  if (sending.isSuccess) return <Sent id={chosen} name={name} />;
  const send = () =>
    sending.mutate({ student_id: chosen, answers: run.answers }, { onSuccess: dropRun });
  return (
    <div className="space-y-5">
      <RadioChips
        legend={t("send.whose")}
        choices={learners.map((one) => ({ value: one.id, label: <bdi>{one.name}</bdi> }))}
        value={chosen}
        onChoose={setChosen}
      />
      <ErrorList messages={sending.error ? failureMessages(sending.error) : []} />
      <Button aria-disabled={sending.isPending} aria-busy={sending.isPending} onClick={send}>
        {t("send.action")}
      </Button>
    </div>
  );
}

function Sent({ id, name }: { id: string; name: string }) {
  const { t } = useTranslation("placement");
  return (
    <div role="status" className="space-y-4">
      <p className="font-semibold">{t("send.sent", { name })}</p>
      <Button asChild variant="outline">
        <Link to={paths.progress} params={{ id }}>
          {t("send.progress")}
        </Link>
      </Button>
    </div>
  );
}
