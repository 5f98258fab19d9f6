import type { IconShape } from './makeIcon.tsx';

/** The icons that the web manifest names, by file. */
export const manifestIcons = {
  'icon-192.png': { size: 192, maskable: false },
  'icon-512.png': { size: 512, maskable: false },
  'icon-maskable-512.png': { size: 512, maskable: true },
} as const satisfies Record<string, IconShape>;

/** All icons that are drawn, by file. */
export const iconFiles = {
  ...manifestIcons,
  // Systems cut this one, too, and would show black where it is transparent.
  'apple-touch-icon.png': { size: 180, maskable: true },
} as const satisfies Record<string, IconShape>;
