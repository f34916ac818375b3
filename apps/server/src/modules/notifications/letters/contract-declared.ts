import type { OpenAct } from "@riwaq/domain/billing/legal-acts";

import { actDeclared } from "../../billing/events.ts";
import { defineLetter } from "./define-letter.ts";

/** Whoever withdrew from a contract or ended it is told what was received, and when: on paper, so to say. */
const declaredLetter = (name: string, kind: OpenAct) =>
  defineLetter({ name, words: { recorded: "plain", details: "private" } }).follows(
    [actDeclared],
    ({ config }, _, { payload, aside: { to, name: reader, language, recorded, content } }) =>
      payload.kind === kind
        ? [
            {
              to,
              name: reader,
              language,
              link: `${config.publicUrl}/conditions`,
              words: { recorded, details: content },
            },
          ]
        : [],
  );

export const withdrawalDeclared = declaredLetter("withdrawal-declared", "withdrawal");
export const leavingDeclared = declaredLetter("leaving-declared", "leaving");
