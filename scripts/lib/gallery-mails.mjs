import { mkdirSync } from "node:fs";
import { join } from "node:path";

const ADDRESS = "/api/staff/letters/";

/** Whatever goes out by itself, in every language, with sample words: as staff who decide about texts are shown it. */
async function findMails(browser, { url, storageState, wanted }) {
  const context = await browser.newContext({ baseURL: url, storageState });
  const get = async (path) => (await context.request.get(path)).json();
  const names = (await get(ADDRESS)).map(({ template }) => template);
  const mails = new Map();
  for (const name of names.filter((one) => wanted?.includes(one) ?? true)) {
    mails.set(name, await get(`${ADDRESS}${name}/`));
  }
  await context.close();
  return mails;
}

/** A picture of each mail for each look, as a mail program that follows the device's theme shows it. */
export async function takeMails(browser, looks, { folder, onTaken, ...from }) {
  const mails = await findMails(browser, from);
  mkdirSync(folder, { recursive: true });
  for (const { lang, theme, width } of looks) {
    const viewport = { width: Number(width), height: 600 };
    const context = await browser.newContext({ colorScheme: theme, locale: lang, viewport });
    const tab = await context.newPage();
    for (const [name, previews] of mails) {
      await tab.setContent(previews.find(({ language }) => language === lang).html);
      const file = `${name}.${lang}.${theme}.${width}.png`;
      await tab.screenshot({ path: join(folder, file), fullPage: true });
      onTaken(file);
    }
    await context.close();
  }
}
