/**
 * The letters of a file that a spreadsheet wrote: UTF-8 where it is that throughout, else Windows-1252, as spreadsheets
 * of western Europe still write.
 */
export async function readText(file: Blob): Promise<string> {
  const bytes = await file.arrayBuffer();
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
