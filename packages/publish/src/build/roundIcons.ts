import type { Plugin } from 'vite';

const icons = '@radix-ui/react-icons';

/** A path as the package writes it. */
const path = /\bd:\s*"([^"]+)"/g;

/** A path with two decimals instead of five: a fiftieth of a pixel of an icon. */
export const roundPath = (text: string) =>
  text.replace(/\d*\.\d+/g, (number) =>
    String(Number(Number(number).toFixed(2))).replace(/^0\./, '.'),
  );

/**
 * Rounds the paths of the package of icons. The two logos in each footer take 0.8 kB of a document, as nothing
 * compresses digits.
 */
export function roundIcons(): Plugin {
  return {
    name: 'portfolio:round-icons',
    apply: 'build',
    // Node would load the package as it is, and documents would differ from what hydrates them.
    config: () => ({ environments: { ssr: { resolve: { noExternal: [icons] } } } }),
    transform: {
      filter: { id: new RegExp(`/${icons}/`) },
      handler: (code) => code.replace(path, (_attribute, text: string) => `d:"${roundPath(text)}"`),
    },
  };
}
