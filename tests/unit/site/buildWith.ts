import { build, type Plugin, type Rolldown } from 'vite';

/** What Vite writes for one file with one plugin, as text. */
export async function buildWith(plugin: Plugin, entry: string): Promise<string> {
  const [{ output }] = (await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [plugin],
    build: {
      // The entry may be a stylesheet.
      cssCodeSplit: true,
      lib: { entry, formats: ['es'], fileName: 'built' },
      minify: false,
      write: false,
    },
  })) as [Rolldown.RolldownOutput];
  return output.map((file) => (file.type === 'chunk' ? file.code : String(file.source))).join('\n');
}
