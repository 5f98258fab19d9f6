/** How an icon is drawn. */
export interface IconShape {
  /** Width and height, in pixels. */
  size: number;
  /** Whether a system cuts the icon to a shape of its own: it is then drawn to the edge. */
  maskable: boolean;
}

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
