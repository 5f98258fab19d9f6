/** The part of qpdf that this file uses. qpdf's own types leave out most of it. */
interface Qpdf {
  /** Runs the command with these arguments, and returns its exit code. */
  callMain: (args: string[]) => number;
  FS: {
    writeFile: (path: string, content: Uint8Array | string) => void;
    readFile: (path: string) => Uint8Array;
  };
}

/** A PDF as qpdf writes it in JSON. Keys and names of PDF dictionaries begin with `/`. A stream has no value. */
interface PdfJson {
  qpdf: [header: unknown, objects: Record<string, { value?: unknown }>];
}

function run({ callMain }: Qpdf, ...args: string[]) {
  const { exitCode } = process;
  const code = callMain(args);
  // qpdf sets the exit code of the whole process.
  process.exitCode = exitCode;
  if (code !== 0) throw new Error(`qpdf ${args.join(' ')} failed (exit code ${code}).`);
}

/** The entries to add to an object of a PDF, if any. */
function missingEntries(object: object, bleed: number): object | undefined {
  // Typst writes the width of each character, but no default width. Without one, pypdf before 3.8 takes each kerned pair
  // for two words, and programs that read résumés use pypdf.
  if ('/CIDSystemInfo' in object) return { '/DW': 1000 };
  if (!('/MediaBox' in object) || bleed === 0) return undefined;
  const [left, bottom, right, top] = object['/MediaBox'] as [number, number, number, number];
  const cut = (bleed * 72) / 25.4;
  return {
    '/BleedBox': [left, bottom, right, top],
    '/TrimBox': [left + cut, bottom + cut, right - cut, top - cut],
  };
}

let loaded: Promise<Qpdf> | undefined;

/**
 * Adds entries that Typst leaves out of a PDF.
 * @param bleed the margin that a printer cuts off on each side, in mm (ISO 32000-1, 14.11.2)
 */
export async function finishPdf(bytes: Uint8Array, bleed = 0): Promise<Uint8Array> {
  // qpdf loads slowly, and the dev server would wait for it when it starts.
  loaded ??= import('@neslinesli93/qpdf-wasm').then(({ default: create }) =>
    (create as unknown as () => Promise<Qpdf>)(),
  );
  const qpdf = await loaded;
  qpdf.FS.writeFile('before.pdf', bytes);
  run(qpdf, 'before.pdf', '--json-output', 'before.json');
  const json: PdfJson = JSON.parse(Buffer.from(qpdf.FS.readFile('before.json')).toString());
  const [header, objects] = json.qpdf;
  const changed = Object.entries(objects).flatMap(([key, { value }]) => {
    const missing = missingEntries(Object(value), bleed);
    return missing ? [[key, { value: { ...Object(value), ...missing } }]] : [];
  });
  const update = { ...json, qpdf: [header, Object.fromEntries(changed)] };
  qpdf.FS.writeFile('change.json', JSON.stringify(update));
  run(qpdf, 'before.pdf', '--update-from-json=change.json', '--deterministic-id', 'after.pdf');
  return qpdf.FS.readFile('after.pdf');
}
