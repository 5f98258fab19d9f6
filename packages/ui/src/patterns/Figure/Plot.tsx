import type { ComponentProps } from 'react';
import { cx } from '../../styles/cx.ts';
import * as drawing from './drawing.css.ts';

/**
 * Marks with coordinates in percent of its room, so that they fit any width while lines and text keep
 * their size. The drawing around it has the name.
 */
export function Plot({ className, ...rest }: ComponentProps<'svg'>) {
  return <svg {...rest} className={cx(drawing.plot, className)} />;
}
