import type { Application, ApplicationFile } from "@riwaq/contracts/people/applications";
import * as applications from "@riwaq/contracts/people/applications.calls";
import type { Applicant } from "@riwaq/contracts/people/teachers";
import { stepFrom } from "@riwaq/domain/people/applications/states";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { Avatar } from "../../../../components/ui/avatar.tsx";
import { Button } from "../../../../components/ui/button.tsx";
import { QueryView } from "../../../../components/ui/query-view.tsx";
import { SoundPlayer } from "../../../../components/ui/sound-player.tsx";
import { hrefOf } from "../../../../lib/api.ts";
import { applicationOfQuery } from "../queries.ts";
import { AskForm } from "./ask-form.tsx";
import { CertificateName } from "./certificates-panel.tsx";
import { ChecklistItem } from "./checklist-item.tsx";
import type { Item } from "./checklist-item.tsx";
import { FileState } from "./file-state.tsx";
import { JudgeFile } from "./judge-file.tsx";

type FileProps = { teacherId: string; file: ApplicationFile };

function Recitation({ teacherId, file }: FileProps) {
  const { t } = useTranslation("application");
  const name = t("items.recitation.title");
  return (
    <div className="space-y-2.5 pt-1">
      <SoundPlayer
        src={hrefOf(applications.file, { params: { id: file.id } })}
        seconds={file.seconds ?? 0}
        label={name}
      />
      <FileState file={file} />
      <JudgeFile teacherId={teacherId} file={file} name={name} />
    </div>
  );
}

function Certificate({ teacherId, file }: FileProps) {
  return (
    <li className="space-y-2">
      <CertificateName file={file} />
      <FileState file={file} />
      <JudgeFile teacherId={teacherId} file={file} name={file.title} />
    </li>
  );
}

type Reviewed = Pick<Applicant, "id" | "name" | "picture">;
type ContentProps = { item: Item; application: Application; teacher: Reviewed };

/** What there is to hear or look at; the text stands above, hours and room speak for themselves. */
function Content({ item: { item }, application, teacher }: ContentProps) {
  const { recitation, certificates } = application;
  const { id: teacherId, name, picture } = teacher;
  if (item === "photo" && picture) {
    return <Avatar name={name} picture={picture} className="mt-1 size-24 text-3xl" />;
  }
  if (item === "recitation" && recitation) {
    return <Recitation teacherId={teacherId} file={recitation} />;
  }
  if (item !== "certificates" || certificates.length === 0) return null;
  return (
    <ul className="space-y-5 pt-1">
      {certificates.map((file) => (
        <Certificate key={file.id} teacherId={teacherId} file={file} />
      ))}
    </ul>
  );
}

function Review({ application, teacher }: Omit<ContentProps, "item">) {
  const { t } = useTranslation("application");
  const [isAsking, setIsAsking] = useState(false);
  const mayAsk = stepFrom(application.approval, "ask") !== null;
  if (isAsking) {
    return (
      <AskForm teacherId={teacher.id} application={application} onDone={() => setIsAsking(false)} />
    );
  }
  return (
    <>
      {application.approval === "draft" && (
        <p className="text-sm text-ink-muted">{t("review.notSent")}</p>
      )}
      <ul className="divide-y divide-line">
        {application.items.map((item) => (
          <ChecklistItem key={item.item} item={item} action={null}>
            <Content item={item} application={application} teacher={teacher} />
          </ChecklistItem>
        ))}
      </ul>
      {mayAsk && (
        <Button variant="outline" onClick={() => setIsAsking(true)}>
          {t("review.ask")}
        </Button>
      )}
    </>
  );
}

/** The application as staff read, hear and judge it, and what they ask for. */
export function ApplicationReview({ teacher }: { teacher: Reviewed }) {
  const { t } = useTranslation("application");
  const query = useQuery(applicationOfQuery(teacher.id));
  return (
    <section className="space-y-3">
      <h3>{t("review.title")}</h3>
      <QueryView query={query}>
        {(application) => <Review application={application} teacher={teacher} />}
      </QueryView>
    </section>
  );
}
