import { colors } from '@portfolio/ui/tokens';

/** The colours of PDFs and pictures, which are those of the site's light theme. */
export const printColors = {
  text: colors.text.default.light,
  muted: colors.text.muted.light,
  hairline: colors.line.hairline.light,
  paper: colors.surface.page.light,
  onAccent: colors.action.on.light,
} as const;
