import { actionColors, colors, DEFAULT_ACCENT_HUE } from '@portfolio/ui/tokens';

/** The colours of PDFs and pictures: those of the site's light theme. */
export const printColors = {
  text: colors.text.default.light,
  muted: colors.text.muted.light,
  hairline: colors.line.hairline.light,
  paper: colors.surface.page.light,
  onAccent: colors.action.on.light,
} as const;

/**
 * The accent on paper as `#rrggbb`: a PDF knows no `oklch()`.
 * @param hue in degrees on the OKLCH wheel
 */
export async function accentOnPaper(hue: number = DEFAULT_ACCENT_HUE): Promise<string> {
  // It takes long to load, and a start of the dev server would wait for it.
  const { formatHex } = await import('culori');
  const css = actionColors(hue).default.light;
  return formatHex(css) ?? css;
}
