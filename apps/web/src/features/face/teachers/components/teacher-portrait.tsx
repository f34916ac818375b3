import type { PublicTeacher } from "@riwaq/contracts/views/public-teachers";

import { DrawnInitial } from "../../../../components/brand/drawn-initial.tsx";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { cn } from "../../../../lib/cn.ts";
import { nameOf } from "../../../../lib/public-names.ts";

type PortraitProps = {
  teacher: PublicTeacher;
  className?: string;
  /** Of the teacher whose page it is, not one of many in a list. */
  isFirst?: boolean;
};

/** The picture that the teacher shows, or their letter; the name stands beside it. */
export function TeacherPortrait({ teacher, className, isFirst = false }: PortraitProps) {
  const { language } = useLanguage();
  if (!teacher.picture) {
    return <DrawnInitial name={nameOf(teacher, language)} className={className ?? ""} />;
  }
  return (
    <span className={cn("block overflow-hidden rounded-b-sm arch-top", className)}>
      <img
        src={teacher.picture}
        alt=""
        loading={isFirst ? "eager" : "lazy"}
        className="aspect-4/5 size-full object-cover"
      />
    </span>
  );
}
