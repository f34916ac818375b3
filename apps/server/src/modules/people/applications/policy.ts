/** Who opens the files of an application: their teacher, staff who decide about people, and families what is theirs to hear. */
import { isOpenToFamilies } from "@riwaq/domain/people/applications/files";

import { isFamily } from "../../../platform/actors.ts";
import { AppError } from "../../../platform/app-error.ts";
import type { SignedIn } from "../../../platform/context.ts";
import type { FoundFile } from "./queries.ts";

/** @throws not found for a file that this person may not open, as for one that is not there */
export function requireOpen(person: SignedIn, found: FoundFile | undefined): FoundFile["file"] {
  if (!found) throw new AppError("not_found");
  const { file, approval } = found;
  const isOpen =
    file.teacherId === person.id ||
    person.rights.has("people") ||
    (isFamily(person) && isOpenToFamilies(approval, file));
  if (!isOpen) throw new AppError("not_found");
  return file;
}
