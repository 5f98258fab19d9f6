import type { ComponentProps } from 'react';
import { cx } from '../../styles/cx.ts';
import * as drawing from './drawing.css.ts';

/**
 * An SVG whose coordinates are percentages of its room. Marks fit any width, while lines and text keep their size. The
 * drawing around it has the accessible name.
 */
export function Plot({ className, ...rest }: ComponentProps<'svg'>) {
  return <svg {...rest} className={cx(drawing.plot, className)} />;
}
