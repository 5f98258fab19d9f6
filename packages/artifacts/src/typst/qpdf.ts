/** The used part of qpdf, whose own types leave out most of it. */
interface Qpdf {
  /** Runs the command with these arguments, and returns its exit code. */
  callMain: (args: string[]) => number;
  FS: {
    writeFile: (path: string, content: Uint8Array | string) => void;
    readFile: (path: string) => Uint8Array;
  };
}

/** A dictionary of a PDF as qpdf writes it in JSON: keys and names begin with `/`. */
export type PdfDictionary = Record<string, unknown>;

/** The file in JSON. An object that is a stream has no value. */
interface PdfJson {
  qpdf: [header: unknown, objects: Record<string, { value?: unknown }>];
}

const isDictionary = (value: unknown): value is PdfDictionary =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

let loaded: Promise<Qpdf> | undefined;

function load(): Promise<Qpdf> {
  // It takes long to load, and a start of the dev server would wait for it.
  loaded ??= import('@neslinesli93/qpdf-wasm').then(({ default: create }) =>
    (create as unknown as () => Promise<Qpdf>)(),
  );
  return loaded;
}

function run({ callMain }: Qpdf, ...args: string[]) {
  const { exitCode } = process;
  const code = callMain([...args]);
  // It sets that of the whole process.
  process.exitCode = exitCode;
  if (code !== 0) throw new Error(`qpdf ${args.join(' ')} failed (exit code ${code}).`);
}

/**
 * Changes dictionaries of a PDF, and leaves all else as it is.
 * @param change returns the entries to set in a dictionary, if any
 */
export async function changePdf(
  bytes: Uint8Array,
  change: (dictionary: PdfDictionary) => PdfDictionary | undefined,
): Promise<Uint8Array> {
  const qpdf = await load();
  qpdf.FS.writeFile('before.pdf', bytes);
  run(qpdf, 'before.pdf', '--json-output', 'before.json');
  const json: PdfJson = JSON.parse(Buffer.from(qpdf.FS.readFile('before.json')).toString());
  const [header, objects] = json.qpdf;
  const changed = Object.entries(objects).flatMap(([key, { value }]) => {
    const entries = isDictionary(value) ? change(value) : undefined;
    return entries ? [[key, { value: { ...(value as PdfDictionary), ...entries } }]] : [];
  });
  const update = { ...json, qpdf: [header, Object.fromEntries(changed)] };
  qpdf.FS.writeFile('change.json', JSON.stringify(update));
  run(qpdf, 'before.pdf', '--update-from-json=change.json', '--deterministic-id', 'after.pdf');
  return qpdf.FS.readFile('after.pdf');
}
