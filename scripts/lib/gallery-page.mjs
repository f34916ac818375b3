import { globSync } from "node:fs";

const STYLE = `
  body { font: 15px/1.4 system-ui, sans-serif; margin: 1.5rem; background: #eee; color: #222; }
  section { display: grid; gap: 1rem; grid-template-columns: repeat(auto-fill, minmax(14rem, 1fr)); }
  h1 { font-size: 1.25rem; } h2 { font-size: 1rem; margin: 2rem 0 0.5rem; }
  figure { margin: 0; } figcaption { color: #555; }
  img { block-size: 18rem; inline-size: 100%; object-fit: cover; object-position: top; background: #fff; }
`;

const SHOT = /^(?<page>.+)[.](?<look>[a-z]+[.][a-z]+[.]\d+)[.]png$/;

function figure(path) {
  const { look } = SHOT.exec(path).groups;
  return `<figure><a href="${path}"><img src="${path}" alt="" loading="lazy"></a><figcaption>${look.replaceAll(".", " · ")}</figcaption></figure>`;
}

/** One grid per page with all its pictures that stand in the folder, from this run or an earlier one. */
export function galleryPage(folder) {
  const shots = globSync("*/*.png", { cwd: folder }).toSorted();
  const sections = Object.entries(Object.groupBy(shots, (path) => SHOT.exec(path).groups.page)).map(
    ([page, paths]) => `<h2>${page}</h2><section>${paths.map(figure).join("\n")}</section>`,
  );
  return `<!doctype html><meta charset="utf-8"><title>Gallery</title><style>${STYLE}</style><h1>${shots.length} pictures</h1>${sections.join("\n")}`;
}
