import { fileURLToPath } from 'node:url';
import type { NodeCompiler, NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler';
import type { Content } from '@portfolio/data/schema/content';
import { textsIn } from '@portfolio/data/values/textsIn';
import type { Language } from '@portfolio/words';
import { fontsOf } from '../../look/documentFonts.ts';
import { printColors } from '../../look/printColors.ts';
import { fontsFor, instancesOf, wholeFonts } from './fontFiles.ts';
import { isLetter, missingGlyphs } from './MissingGlyphsError.ts';

/** The folder with the templates and the files that they import. */
const workspace = fileURLToPath(new URL('..', import.meta.url));

/** A typeset document. */
export interface Typeset {
  pages: number;
  /** The values of the template's `metadata` with this label. */
  query: (label: string) => unknown[];
  /** A tagged PDF, which Typst checks for PDF/UA-1 (ISO 14289-1). */
  pdf: () => Uint8Array;
  /** All pages as one SVG, one below the other. Its lengths are in pt. */
  svg: () => string;
}

interface Engine {
  compiler: NodeCompiler;
  families: readonly string[];
}

/** Characters that no font needs to have. */
const ignorable = /^[\p{Default_Ignorable_Code_Point}\p{White_Space}]$/u;

const charactersOf = (data: object) =>
  [...new Set(JSON.stringify(data))].filter((character) => !ignorable.test(character)).sort();

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** The characters of these texts as readers see them. A flag or a letter with its accents is one. */
const clustersOf = (data: object) =>
  new Set(
    textsIn(data).flatMap(({ value }) =>
      Array.from(graphemes.segment(value), ({ segment }) => segment),
    ),
  );

/** The signs, such as emoji, that no font has. Once found, they are left out of all documents of the content. */
const undrawn = new WeakMap<Content, Set<string>>();

/** The signs that the documents and pictures made so far from this content leave out. */
export const signsLeftOut = (content: Content): readonly string[] => [
  ...(undrawn.get(content) ?? []),
];

/** The engines by their fonts. The documents of one content need only a few sets of fonts. */
const engines = new Map<string, Engine>();

/** The engine with the fonts for these characters. */
async function engineFor(characters: readonly string[]): Promise<Engine> {
  const { pieces, families } = await fontsFor(characters);
  const fonts = pieces.join();
  const earlier = engines.get(fonts);
  if (earlier) return earlier;
  // The compiler loads slowly, and the dev server would wait for it when it starts.
  const { NodeCompiler } = await import('@myriaddreamin/typst-ts-node-compiler');
  const fontBlobs = (await Promise.all(pieces.map(instancesOf))).flat();
  // The order matters. The engine ignores `fontBlobs` after `fontPaths`.
  const fontArgs = [{ fontBlobs }, { fontPaths: [wholeFonts] }];
  const engine = { families, compiler: NodeCompiler.create({ workspace, fontArgs }) };
  engines.set(fonts, engine);
  return engine;
}

function compile({ compiler }: Engine, template: string, data: object): NodeTypstDocument {
  const inputs = { data: JSON.stringify(data) };
  const compiled = compiler.compile({ mainFilePath: `${workspace}${template}`, inputs });
  if (compiled.result) return compiled.result;
  const error = compiled.takeError();
  throw new Error(`${template}: ${JSON.stringify(error && compiler.fetchDiagnostics(error))}`);
}

/**
 * Typesets a document.
 * @param template its path from the folder `documents`; it reads its data with `common.typ`
 * @param data markup in its texts has no effect
 * @param pictures by the names that the template uses
 * @throws MissingGlyphsError if no font has a letter of the texts; other signs are left out ({@link signsLeftOut})
 */
export async function typeset(
  template: string,
  data: object,
  content: Content,
  { formats }: Language,
  pictures: Readonly<Record<string, Uint8Array>> = {},
): Promise<Typeset> {
  const { owner, site } = content;
  const { language, region } = new Intl.Locale(formats.language);
  const texts = {
    language,
    region,
    direction: formats.direction,
    year: site.copyrightYear,
    author: owner.name,
    role: owner.title,
    colors: printColors(content),
    fonts: fontsOf(content),
    ...data,
  };
  const characters = charactersOf(texts);
  const engine = await engineFor(characters);
  const { compiler, families } = engine;
  for (const [name, bytes] of Object.entries(pictures))
    compiler.mapShadow(`${workspace}pictures/${name}`, Buffer.from(bytes));
  const set = (name: string, own?: object) =>
    compile(engine, name, { ...texts, families, leftOut: signsLeftOut(content), ...own });
  const toPdf = (made: NodeTypstDocument) => compiler.pdf(made, { pdfStandard: 'ua-1' });
  const hasGlyphs = (text: string) => {
    try {
      return toPdf(set('typst/probe.typ', { text })).length > 0;
    } catch {
      return false;
    }
  };
  let document = set(template);
  try {
    toPdf(document);
  } catch (error) {
    const missing = [...clustersOf(texts)].filter((cluster) => !hasGlyphs(cluster)).sort();
    const letters = missing.filter(isLetter);
    if (letters.length > 0) throw missingGlyphs(content, letters);
    if (missing.length === 0) throw error;
    undrawn.set(content, new Set([...signsLeftOut(content), ...missing]));
    document = set(template);
  }
  return {
    pages: document.numOfPages,
    query: (label) => compiler.query(document, { selector: `<${label}>`, field: 'value' }),
    pdf: () => toPdf(document),
    svg: () => compiler.plainSvg(document),
  };
}
