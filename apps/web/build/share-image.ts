import {
  SHARE_COLUMN as COLUMN,
  SHARE_PICTURE,
  SHARE_PORTRAIT,
} from "@riwaq/contracts/share-pictures";
import { type ComponentType, createElement } from "react";

import { DrawnInitial } from "../src/components/brand/drawn-initial.tsx";
import { CourtyardScene } from "../src/components/scenes/courtyard-scene.tsx";
import { MushafScene } from "../src/components/scenes/mushaf-scene.tsx";
import { PenScene } from "../src/components/scenes/pen-scene.tsx";
import { StarScene } from "../src/components/scenes/star-scene.tsx";
import { WindowsScene } from "../src/components/scenes/windows-scene.tsx";
import { FONTS } from "./painter.ts";
import type { Painter, Type } from "./painter.ts";
import type { PageName, PublicPage } from "./public-pages.ts";
import { sceneMarkup } from "./scene-markup.ts";
import { balancedLines, leftToRightLine, rightToLeftLine } from "./text-lines.ts";

const PAPER = "#F8F4EA";
const INK = "#16302B";
const INK_MUTED = "#48605A";
const EMERALD = "#0E5C4A";
const SAFFRON = "#C98A1B";

const { width, height, margin: MARGIN } = SHARE_PICTURE;
const SCENE = { width: 434, height: 500 };
const ARCHES =
  "M2 33V15C2 8 8 3.5 15 1c7 2.5 13 7 13 14v18M8 33V17c0-4.5 3.5-7.5 7-9 3.5 1.5 7 4.5 7 9v16";

const SCENES: Record<PageName, ComponentType<{ className: string }>> = {
  home: CourtyardScene,
  about: WindowsScene,
  programs: MushafScene,
  curriculum: PenScene,
  teachers: MushafScene,
  findTeacher: StarScene,
  pricing: CourtyardScene,
  placement: PenScene,
  terms: PenScene,
  privacy: StarScene,
  legal: StarScene,
  conditions: PenScene,
  withdraw: PenScene,
  cancel: PenScene,
  contact: WindowsScene,
  login: StarScene,
  register: PenScene,
};

type Style = Type & { leading: number; colour: string };

function stylesOf(isRtl: boolean): { heading: Style; text: Style } {
  const heading = isRtl
    ? { family: FONTS.arabicHeading, size: 66, leading: 84 }
    : { family: FONTS.latinHeading, size: 51, leading: 60 };
  const text = isRtl
    ? { family: FONTS.arabicText, size: 28, leading: 44 }
    : { family: FONTS.latinText, size: 25, leading: 38 };
  return { heading: { ...heading, colour: INK }, text: { ...text, colour: INK_MUTED } };
}

type Place = { x: number; y: number; isRtl: boolean };

/** The lines of a text from its first base line on. */
function textBlock(lines: readonly string[], style: Style, place: Place, painter: Painter) {
  const rows = lines.map((line, row) => {
    const at = { x: place.x, y: place.y + row * style.leading };
    return place.isRtl ? rightToLeftLine(line, style, at, painter) : leftToRightLine(line, at);
  });
  return `<g font-family="${style.family}" font-size="${style.size}" fill="${style.colour}">${rows.join("")}</g>`;
}

function brand(name: string, { x, y, isRtl }: Place, painter: Painter) {
  const style = { ...stylesOf(isRtl).heading, size: isRtl ? 40 : 34 };
  const mark = `<path transform="translate(${isRtl ? x - 40 : x} ${y}) scale(1.34)" d="${ARCHES}" fill="none" stroke="${EMERALD}" stroke-width="1.75"/>`;
  return mark + textBlock([name], style, { x: x + (isRtl ? -56 : 56), y: y + 36, isRtl }, painter);
}

/** A place of this width and height at the end of the lines. */
function atEnd({ width: ownWidth }: { width: number }, inset: number, isRtl: boolean) {
  return isRtl ? MARGIN + inset : width - MARGIN - inset - ownWidth;
}

function sceneAt(name: PageName, isRtl: boolean) {
  const place = `<svg x="${atEnd(SCENE, 0, isRtl)}" y="${height - SCENE.height + 4}" width="${SCENE.width}" height="${SCENE.height}" `;
  return sceneMarkup(SCENES[name]).replace("<svg ", place);
}

const framed = (parts: readonly string[]) =>
  [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    ...parts,
    "</svg>",
  ].join("");

const SHEET = `<rect width="${width}" height="${height}" fill="${PAPER}"/>`;

/** What a page shows where its address is shared: its title and description beside one of the site's scenes. */
export function shareImage(page: PublicPage, painter: Painter) {
  const isRtl = page.language === "ar";
  const { heading, text } = stylesOf(isRtl);
  const title = balancedLines(page.title, COLUMN, heading, painter);
  const words = balancedLines(page.description, COLUMN, text, painter);
  const x = isRtl ? width - MARGIN : MARGIN;
  const blockHeight = title.length * heading.leading + 56 + words.length * text.leading;
  const top = 132 + (height - 132 - MARGIN / 2 - blockHeight) / 2;
  const rule = top + title.length * heading.leading + 14;
  return framed([
    SHEET,
    sceneAt(page.name, isRtl),
    brand(page.texts.common.institute, { x, y: 60, isRtl }, painter),
    textBlock(title, heading, { x, y: top + heading.size * 0.8, isRtl }, painter),
    `<path d="M${x} ${rule}h${isRtl ? -64 : 64}" stroke="${SAFFRON}" stroke-width="2"/>`,
    textBlock(words, text, { x, y: rule + 48, isRtl }, painter),
  ]);
}

/** As on the teacher's page: the arch with its star, which waits for a letter. */
function portraitAt(isRtl: boolean) {
  const { inset, top, width: ownWidth, height: ownHeight } = SHARE_PORTRAIT;
  const x = atEnd(SHARE_PORTRAIT, inset, isRtl);
  const place = `<svg x="${x}" y="${top}" width="${ownWidth}" height="${ownHeight}" `;
  const markup = sceneMarkup(({ className }) =>
    createElement(DrawnInitial, { name: "", className }),
  );
  return { x, markup: markup.replace("<svg ", place) };
}

/** Paper with an arch cut out of it, for a photo that lies behind. */
function openSheet(isRtl: boolean) {
  const { x, markup } = portraitAt(isRtl);
  const arch = /<path d="([^"]+)"/.exec(markup)?.[1] ?? "";
  const shape = `<path transform="translate(${x} ${SHARE_PORTRAIT.top}) scale(${SHARE_PORTRAIT.width / 120})" d="${arch}"`;
  return [
    `<mask id="open"><rect width="${width}" height="${height}" fill="#fff"/>${shape} fill="#000"/></mask>`,
    SHEET.replace("/>", ` mask="url(#open)"/>`),
    `${shape} fill="none" stroke="${SAFFRON}" stroke-width="1"/>`,
  ];
}

/** What stands behind the words of pages that the server knows by name, each with the institute's own. */
export function shareGrounds(page: PublicPage, painter: Painter) {
  const isRtl = page.language === "ar";
  const x = isRtl ? width - MARGIN : MARGIN;
  const own = brand(page.texts.common.institute, { x, y: 60, isRtl }, painter);
  return {
    teachers: framed([SHEET, portraitAt(isRtl).markup, own]),
    "teachers-open": framed([...openSheet(isRtl), own]),
    programs: framed([SHEET, sceneAt("programs", isRtl), own]),
  };
}
