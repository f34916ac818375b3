import { CARD_MEDIA, type CardMedium, type DeckCard } from "@riwaq/contracts/memory/cards";
import * as calls from "@riwaq/contracts/memory/cards.calls";

import { hrefOf } from "../../../../lib/api.ts";
import { withPractices } from "../../../../lib/practice/device.ts";

const TABLE = "card_files";
/** So much is kept on a device. */
const ALL_MAX_BYTES = 20_000_000;

type KeptFile = { address: string; by: string; file: Blob };
type Media = Pick<DeckCard, "id" | CardMedium>;

/** Another address where the file changed; null where there is none. */
export function addressOfMedium(card: Media, medium: CardMedium): string | null {
  const version = card[medium];
  if (version === null) return null;
  return `${hrefOf(calls.medium, { params: { id: card.id, medium } })}?version=${version}`;
}

export const addressesOf = (cards: readonly Media[]): string[] =>
  cards.flatMap((card) => CARD_MEDIA.flatMap((medium) => addressOfMedium(card, medium) ?? []));

const allKept = () =>
  withPractices(TABLE, "readonly", (rows) => rows.getAll() as IDBRequest<KeptFile[]>);

/** As it was kept; undefined where it was not. */
export async function keptFile(address: string): Promise<Blob | undefined> {
  const row = await withPractices(
    TABLE,
    "readonly",
    (rows) => rows.get(address) as IDBRequest<KeptFile | undefined>,
  ).catch(() => undefined);
  return row?.file;
}

/** Sounds and pictures of today's cards stay on the device, in their order and as far as they fit; all others go. */
export async function keepFiles(by: string, addresses: readonly string[]): Promise<void> {
  const wanted = new Set(addresses);
  const rows = await allKept();
  const kept = rows.filter((row) => row.by === by && wanted.has(row.address));
  for (const { address } of rows.filter((row) => !kept.includes(row))) {
    await withPractices(TABLE, "readwrite", (files) => files.delete(address));
  }
  let bytes = kept.reduce((sum, { file }) => sum + file.size, 0);
  const known = new Set(kept.map(({ address }) => address));
  for (const address of addresses.filter((one) => !known.has(one))) {
    if (bytes > ALL_MAX_BYTES) return;
    const answer = await fetch(address);
    if (!answer.ok) continue;
    const file = await answer.blob();
    bytes += file.size;
    await withPractices(TABLE, "readwrite", (files) => files.put({ address, by, file }));
  }
}
