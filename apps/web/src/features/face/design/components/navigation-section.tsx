import { useState } from "react";
import { useTranslation } from "react-i18next";

import { Accordion, AccordionItem } from "../../../../components/ui/accordion.tsx";
import { Carousel } from "../../../../components/ui/carousel.tsx";
import { Pagination } from "../../../../components/ui/pagination.tsx";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "../../../../components/ui/tabs.tsx";
import { Specimen } from "./specimen.tsx";

const NAMES = ["first", "second", "third"] as const;
const PAGES = 9;

function SampleTabs() {
  const { t } = useTranslation("design");
  return (
    <Specimen name="Tabs">
      <Tabs defaultValue="first">
        <TabsList aria-label={t("sections.navigation")}>
          {NAMES.map((name) => (
            <TabsTrigger key={name} value={name}>
              {t(`navigation.${name}`)}
            </TabsTrigger>
          ))}
          <TabsTrigger value="closed" disabled>
            {t("buttons.disabled")}
          </TabsTrigger>
        </TabsList>
        {NAMES.map((name) => (
          <TabsContent key={name} value={name}>
            {t(`navigation.${name}Text`)}
          </TabsContent>
        ))}
      </Tabs>
    </Specimen>
  );
}

/** Ways between contents, each in the direction of reading. */
export function NavigationSection() {
  const { t } = useTranslation("design");
  const [page, setPage] = useState(4);
  const slides = NAMES.map((name) => ({
    id: name,
    content: (
      <p className="rounded-md border border-line bg-surface p-8">{t(`navigation.${name}Text`)}</p>
    ),
  }));
  return (
    <div className="grid gap-10 md:grid-cols-2">
      <SampleTabs />
      <Specimen name="Accordion">
        <Accordion name="design">
          {NAMES.map((name) => (
            <AccordionItem
              key={name}
              value={`design-${name}`}
              title={t(`navigation.${name}`)}
              isOpen={name === "first"}
              headingLevel={3}
            >
              <p>{t(`navigation.${name}Text`)}</p>
            </AccordionItem>
          ))}
        </Accordion>
      </Specimen>
      <Specimen name="Carousel">
        <Carousel label={t("sections.navigation")} slides={slides} />
      </Specimen>
      <Specimen name="Pagination">
        <Pagination page={page} pageCount={PAGES} onPage={setPage} />
      </Specimen>
    </div>
  );
}
