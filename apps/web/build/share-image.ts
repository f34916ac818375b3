import type { ComponentType } from "react";

import { CourtyardScene } from "../src/components/scenes/courtyard-scene.tsx";
import { MushafScene } from "../src/components/scenes/mushaf-scene.tsx";
import { PenScene } from "../src/components/scenes/pen-scene.tsx";
import { StarScene } from "../src/components/scenes/star-scene.tsx";
import { WindowsScene } from "../src/components/scenes/windows-scene.tsx";
import { SHARE_IMAGE_SIZE } from "./head-tags.ts";
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

const { width, height } = SHARE_IMAGE_SIZE;
const MARGIN = 64;
const SCENE = { width: 434, height: 500 };
const COLUMN = width - 2 * MARGIN - SCENE.width - 40;
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
  const scene = `<svg x="${isRtl ? MARGIN : width - MARGIN - SCENE.width}" y="${height - SCENE.height + 4}" width="${SCENE.width}" height="${SCENE.height}" `;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<rect width="${width}" height="${height}" fill="${PAPER}"/>`,
    sceneMarkup(SCENES[page.name]).replace("<svg ", scene),
    brand(page.texts.common.institute, { x, y: 60, isRtl }, painter),
    textBlock(title, heading, { x, y: top + heading.size * 0.8, isRtl }, painter),
    `<path d="M${x} ${rule}h${isRtl ? -64 : 64}" stroke="${SAFFRON}" stroke-width="2"/>`,
    textBlock(words, text, { x, y: rule + 48, isRtl }, painter),
    "</svg>",
  ].join("");
}
