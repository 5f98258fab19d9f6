/** Prints what each component of the built library weighs in an application: `npm run sizes`. */
import { listComponents } from '../../packages/ui/build/entries.ts';
import { bundle } from './support/bundle.ts';
import { sizeTable } from './support/sizeTable.ts';

process.env.NODE_ENV = 'production';

const sizes = [];
for (const name of listComponents()) {
  const { brotliBytes } = await bundle(process.cwd(), `export * from '@portfolio/ui/${name}';`);
  sizes.push({ name, brotliBytes });
}
console.log(sizeTable(sizes));
