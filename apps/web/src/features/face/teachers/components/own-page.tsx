import * as calls from "@riwaq/contracts/views/public-teachers.calls";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { Eye } from "lucide-react";
import { Suspense, lazy } from "react";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import { Dialog, DialogContent, DialogTrigger } from "../../../../components/ui/dialog.tsx";
import { QueryView } from "../../../../components/ui/query-view.tsx";
import { SkeletonRows } from "../../../../components/ui/skeleton.tsx";
import { queryOf } from "../../../../lib/query-of.ts";

const TeacherView = lazy(async () => ({
  default: (await import("./teacher-view.tsx")).TeacherView,
}));

/** What visitors see of a teacher, or would: for the teacher, before they say yes to it. */
export function OwnPage({ id }: { id: string }) {
  const { t } = useTranslation("showcase");
  return (
    <Dialog>
      <DialogTrigger asChild>
        <Button variant="outline">
          <Eye aria-hidden strokeWidth={1.75} />
          {t("own.preview")}
        </Button>
      </DialogTrigger>
      <DialogContent
        title={t("own.previewTitle")}
        description={t("own.previewHint")}
        className="max-w-5xl!"
      >
        <Suspense fallback={<SkeletonRows />}>
          <AsSaved id={id} />
        </Suspense>
      </DialogContent>
    </Dialog>
  );
}

function AsSaved({ id }: { id: string }) {
  const asked = queryOptions(queryOf(calls.one, { params: { slug: id } }));
  const query = useQuery({ ...asked, refetchOnMount: "always" });
  return (
    <QueryView query={query} loading={<TeacherView slug={id} />}>
      {(teacher) => <TeacherView slug={id} teacher={teacher} isPreview />}
    </QueryView>
  );
}
