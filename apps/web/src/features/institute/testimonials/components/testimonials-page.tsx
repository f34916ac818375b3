import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import { PageHeader } from "../../../../components/ui/page-header.tsx";
import { QueryView } from "../../../../components/ui/query-view.tsx";
import { staffTestimonialsQuery } from "../queries.ts";
import { TestimonialDialog } from "./testimonial-dialog.tsx";
import { TestimonialList } from "./testimonial-list.tsx";

/** What families have written for everybody to read: staff write it down, with the consent, and publish it one by one. */
export function TestimonialsPage() {
  const { t } = useTranslation(["staff", "common"]);
  const query = useQuery(staffTestimonialsQuery);
  return (
    <>
      <PageHeader title={t("common:titles.testimonials")} description={t("testimonials.intro")} />
      <div className="mb-6">
        <TestimonialDialog
          trigger={
            <Button>
              <Plus aria-hidden strokeWidth={1.75} />
              {t("testimonials.add")}
            </Button>
          }
        />
      </div>
      <QueryView query={query}>{(all) => <TestimonialList testimonials={all} />}</QueryView>
    </>
  );
}
