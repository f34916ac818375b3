const NAME_MAX = 120;
const EXTENSION_MAX = 10;
// Controls, and signs that turn the direction of what follows: "gpj.exe" must not read "exe.jpg".
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;
const RESERVED = /[<>:"|?*]/g;

/** A file's name as it was given, without folders and whatever else a name can do; with the extension of what it is. */
export function cleanName(given: string, extension: string): string {
  const [last = ""] = given.split(/[/\\]/).slice(-1);
  const name = last
    .normalize("NFC")
    .replaceAll(INVISIBLE, "")
    .replaceAll(RESERVED, "_")
    .replaceAll(/\s+/g, " ")
    .replaceAll(/^[.\s]+|[.\s]+$/g, "");
  const dot = name.lastIndexOf(".");
  const hasOwn = dot > 0 && name.slice(dot + 1).toLowerCase() === extension;
  const stem = hasOwn ? name.slice(0, dot) : name;
  const short = [...stem]
    .slice(0, NAME_MAX - EXTENSION_MAX)
    .join("")
    .trim();
  return `${short || "file"}.${extension}`;
}
