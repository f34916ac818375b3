import type { Applicant } from "@riwaq/contracts/people/teachers";
import { useRef, useState } from "react";
import type { ComponentType } from "react";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import {
  Dialog,
  DialogActions,
  DialogContent,
  DialogTrigger,
} from "../../../../components/ui/dialog.tsx";
import { isolated } from "../../../../lib/format.ts";
import { decisionsFor, type Decision } from "../model/approvals.ts";
import { AllowedPupils } from "./allowed-pupils.tsx";
import { ApplicantDetails } from "./applicant-details.tsx";
import { DecisionForm } from "./decision-form.tsx";

/** The application itself, and what families see once it is approved. */
export type ApplicationParts = {
  Review: ComponentType<{ teacher: Applicant }>;
  WillSee: ComponentType<{ teacher: Applicant }>;
  /** Books lessons for the teacher and a family. */
  Book: ComponentType<{ teacher: Applicant }>;
};

type DialogProps = ApplicationParts & { teacher: Applicant };
type StepProps = Omit<DialogProps, "WillSee"> & { onDecide: (decision: Decision) => void };

function Details({ teacher, Review, Book, onDecide }: StepProps) {
  const { t } = useTranslation("staff");
  return (
    <>
      <div className="space-y-6">
        <ApplicantDetails teacher={teacher} />
        <Review teacher={teacher} />
        <AllowedPupils teacher={teacher} />
        {teacher.approval === "approved" && (
          <section className="space-y-3">
            <div>
              <h3>{t("bookFor.title")}</h3>
              <p className="mt-1 text-sm text-ink-muted">{t("bookFor.intro")}</p>
            </div>
            <Book teacher={teacher} />
          </section>
        )}
      </div>
      <DialogActions>
        {decisionsFor(teacher.approval).map((decision) => (
          <Button
            key={decision}
            variant={decision === "approved" ? "default" : "outline"}
            onClick={() => onDecide(decision)}
          >
            {t(`applicants.decide.${decision}`)}
          </Button>
        ))}
      </DialogActions>
    </>
  );
}

/** The View button with everything about a teacher, and what can be decided. */
export function ApplicantDialog({ teacher, Review, WillSee, Book }: DialogProps) {
  const { t } = useTranslation(["staff", "common"]);
  const [isOpen, setIsOpen] = useState(false);
  const [decision, setDecision] = useState<Decision>();
  const name = isolated(teacher.name);
  const isDecided = useRef(false);
  const open = (next: boolean) => {
    if (next) isDecided.current = false;
    setIsOpen(next);
    setDecision(undefined);
  };
  const close = () => {
    isDecided.current = true;
    open(false);
  };
  return (
    <Dialog open={isOpen} onOpenChange={open}>
      <DialogTrigger asChild>
        <Button variant="outline" aria-label={t("applicants.view", { name })}>
          {t("common:actions.view")}
        </Button>
      </DialogTrigger>
      <DialogContent
        title={decision ? t(`applicants.sure.${decision}`, { name }) : teacher.name}
        isOpenerGone={() => isDecided.current}
      >
        {decision ? (
          <DecisionForm
            teacher={teacher}
            decision={decision}
            willSee={<WillSee teacher={teacher} />}
            onBack={() => setDecision(undefined)}
            onDone={close}
          />
        ) : (
          <Details teacher={teacher} Review={Review} Book={Book} onDecide={setDecision} />
        )}
      </DialogContent>
    </Dialog>
  );
}
