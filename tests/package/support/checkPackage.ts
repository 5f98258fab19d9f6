import { readFileSync } from 'node:fs';
import { importTool } from '../../harness/fetchTool.ts';

/** What publint has to say of a package, a line each. */
export async function publint(tarball: string): Promise<string[]> {
  const [{ publint: check }, { formatMessage }] = await Promise.all([
    importTool('publint'),
    importTool('publint', 'publint/utils'),
  ]);
  const pack = { tarball: new Uint8Array(readFileSync(tarball)).buffer };
  const { messages, pkg } = await check({ pack, strict: true });
  return messages.map(
    (message: { code: string }) => formatMessage(message, pkg, { color: false }) ?? message.code,
  );
}

/** What `--profile esm-only` of attw leaves out: neither can load an ES module. */
const withoutModules = ['node10', 'node16-cjs'];

/** What "Are the types wrong?" (attw) finds wrong at the entry points of a package. */
export async function attw(tarball: string, entrypoints: string[]) {
  const { checkPackage, createPackageFromTarballData } = await importTool('@arethetypeswrong/core');
  const packed = createPackageFromTarballData(readFileSync(tarball));
  const result = await checkPackage(packed, { entrypoints });
  if (!result.types) throw new Error('The package has no types.');
  const problems = result.problems.filter(
    ({ resolutionKind = '' }: { resolutionKind?: string }) =>
      !withoutModules.includes(resolutionKind),
  );
  return { checked: Object.keys(result.entrypoints), problems };
}
