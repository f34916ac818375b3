import { join } from "node:path";

import type { Language } from "@riwaq/contracts/languages";
import { SHARE_COLUMN, SHARE_PICTURE, SHARE_PORTRAIT } from "@riwaq/contracts/share-pictures";
import type { OverlayOptions } from "sharp";

import { type DrawnText, type Style, drawText } from "./draw-text.ts";

type Portrait = {
  initial: string;
  /** Shown instead, where the person agreed to it. */
  photo: Buffer | undefined;
};

export type Drawing = {
  title: string;
  /** A row or two beneath; those that say nothing are left out. */
  rows: readonly string[];
  portrait?: Portrait;
};

/** What is to be drawn, as it is known before any bytes are read. */
export type Pictured = Omit<Drawing, "portrait"> & {
  portrait?: {
    initial: string;
    /** Under its key stand the same bytes for ever. */
    photo?: { key: string; read(): Promise<Buffer | undefined> } | undefined;
  };
};

/** The folder that the build wrote what stands behind into, and which of these. */
export type Ground = { folder: string; name: string; language: Language };

const PAPER = "#F8F4EA";
const INK = "#16302B";
const INK_MUTED = "#48605A";
const EMERALD = "#0E5C4A";
const SAFFRON = "#C98A1B";
/** The title is drawn in the first of these sizes in which it is no higher: the largest is for one line. */
const SIZES = {
  latin: [60, 51, 44, 36].map((size) => ({ size, height: size === 60 ? 75 : 190 })),
  arabic: [78, 66, 56, 44].map((size) => ({ size, height: size === 78 ? 105 : 190 })),
};
const RULE = { width: 64, height: 2 };
/** Beneath the institute's own name, which stands on the ground. */
const BELOW_BRAND = 132;
const QUALITY = 88;

const scriptOf = (text: string) => (/\p{Script=Arabic}/u.test(text) ? "arabic" : "latin");

const titleStyle = (size: number, script: "latin" | "arabic"): Style =>
  script === "arabic"
    ? { font: `Amiri, Fraunces Bold ${size}`, lineHeight: 0.78, colour: INK }
    : { font: `Fraunces, Amiri Medium ${size}`, lineHeight: 0.9, colour: INK };

async function drawTitle(text: string, isRtl: boolean) {
  const script = scriptOf(text);
  let drawn: DrawnText | undefined;
  const place = { width: SHARE_COLUMN, isRtl: script === "arabic", isPageRtl: isRtl };
  for (const { size, height } of SIZES[script]) {
    drawn = await drawText(text, titleStyle(size, script), place);
    if (drawn && drawn.height <= height) break;
  }
  return drawn;
}

function drawRow(text: string, isRtl: boolean) {
  const size = scriptOf(text) === "arabic" ? 28 : 25;
  const style = { font: `IBM Plex Sans Arabic ${size}`, lineHeight: 1.1, colour: INK_MUTED };
  return drawText(text, style, { width: SHARE_COLUMN, isRtl, isPageRtl: isRtl });
}

type Placed = { block: Pick<DrawnText, "width" | "height">; input: OverlayOptions["input"] };

/** The words from the line's start on, one beneath the other, in the middle of what the brand leaves. */
async function wordsOf({ title, rows }: Drawing, isRtl: boolean): Promise<OverlayOptions[]> {
  const head = await drawTitle(title, isRtl);
  const below = await Promise.all(rows.map((row) => drawRow(row, isRtl)));
  const rule = { create: { ...RULE, channels: 3 as const, background: SAFFRON } };
  const blocks: Array<Placed & { gap: number }> = [
    ...(head ? [{ block: head, input: head.bytes, gap: 0 }] : []),
    { block: RULE, input: rule, gap: 30 },
    ...below.flatMap((row) => (row ? [{ block: row, input: row.bytes, gap: 28 }] : [])),
  ];
  const height = blocks.reduce((sum, { block, gap }) => sum + block.height + gap, 0);
  let top =
    BELOW_BRAND + (SHARE_PICTURE.height - BELOW_BRAND - SHARE_PICTURE.margin / 2 - height) / 2;
  return blocks.map(({ block, input, gap }) => {
    top += gap;
    const place = { input, top: Math.round(top), left: startOf(block, isRtl) };
    top += block.height;
    return place;
  });
}

const startOf = ({ width }: { width: number }, isRtl: boolean) =>
  isRtl ? SHARE_PICTURE.width - SHARE_PICTURE.margin - width : SHARE_PICTURE.margin;

const portraitLeft = (isRtl: boolean) => {
  const inset = SHARE_PICTURE.margin + SHARE_PORTRAIT.inset;
  return isRtl ? inset : SHARE_PICTURE.width - inset - SHARE_PORTRAIT.width;
};

/** In the middle of the star. */
async function initialOf(letter: string, isRtl: boolean): Promise<OverlayOptions[]> {
  const size = scriptOf(letter) === "arabic" ? 150 : 134;
  const style = { ...titleStyle(size, scriptOf(letter)), colour: EMERALD };
  const place = { width: SHARE_PORTRAIT.width, isRtl, isPageRtl: isRtl };
  const drawn = await drawText(letter, style, place);
  if (!drawn) return [];
  const middle = { x: SHARE_PORTRAIT.width * 0.5, y: SHARE_PORTRAIT.height * 0.52 };
  const left = Math.round(portraitLeft(isRtl) + middle.x - drawn.width / 2);
  const top = Math.round(SHARE_PORTRAIT.top + middle.y - drawn.height / 2);
  return [{ input: drawn.bytes, left, top }];
}

/** A photo lies behind the ground, which has an arch cut out for it. */
export async function drawSharePicture({ folder, name, language }: Ground, drawing: Drawing) {
  const { default: sharp } = await import("sharp");
  const isRtl = language === "ar";
  const { portrait } = drawing;
  const { width, height, top } = SHARE_PORTRAIT;
  const photo = portrait?.photo && (await sharp(portrait.photo).resize(width, height).toBuffer());
  const ground = join(folder, language, `${name}${photo ? "-open" : ""}.png`);
  const letter = portrait && !photo ? await initialOf(portrait.initial, isRtl) : [];
  const size = { width: SHARE_PICTURE.width, height: SHARE_PICTURE.height };
  return sharp({ create: { ...size, channels: 3, background: PAPER } })
    .composite([
      ...(photo ? [{ input: photo, left: portraitLeft(isRtl), top }] : []),
      { input: ground },
      ...letter,
      ...(await wordsOf(drawing, isRtl)),
    ])
    .jpeg({ quality: QUALITY, chromaSubsampling: "4:4:4" })
    .toBuffer();
}
