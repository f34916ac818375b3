import { readFileSync } from "node:fs";

export type Language = "en" | "fr" | "ar";

type Tree = { [key: string]: string | Tree };

/** The site's own texts, so that a journey finds things by the name that a person reads. */
export function textsOf(language: Language) {
  return (namespace: string, key: string): string => {
    const file = new URL(
      `../../apps/web/public/locales/${language}/${namespace}.json`,
      import.meta.url,
    );
    let at: string | Tree | undefined = JSON.parse(readFileSync(file, "utf8")) as Tree;
    for (const part of key.split(".")) at = typeof at === "object" ? at[part] : undefined;
    if (typeof at !== "string") throw new Error(`no text for ${namespace}:${key} in ${language}`);
    return at;
  };
}

export type Texts = ReturnType<typeof textsOf>;
