import type { ComponentProps } from 'react';
import { cx } from '../../styles/cx.ts';
import * as styles from './Pictogram.css.ts';
// The drawings are a separate file, to keep them out of the scripts of all pages. `<use>` can't load a `data:` URL.
import drawings from './pictograms.svg?no-inline';

/** The names of the drawings in `pictograms.svg`. */
export const pictogramNames = [
  'balance',
  'book',
  'camera',
  'chart',
  'code',
  'database',
  'document',
  'flask',
  'gear',
  'health',
  'idea',
  'message',
  'model',
  'people',
  'target',
  'teaching',
  'tools',
  'trophy',
] as const;
export type PictogramName = (typeof pictogramNames)[number];

export interface PictogramProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The name of a drawing from `pictogramNames`, or an emoji, which shows as it is. */
  // The compiler still suggests the names.
  name: PictogramName | (string & {});
}

/** A picture of a subject, in the colour and at the size of the text. It is decoration, so put its meaning in words. */
export function Pictogram({ name, className, ...rest }: PictogramProps) {
  return (
    <span {...rest} aria-hidden="true" className={cx(styles.root, className)}>
      {/^[a-z]/.test(name) ? (
        <svg aria-hidden="true" className={styles.drawing}>
          <use href={`${drawings}#${name}`} />
        </svg>
      ) : (
        name
      )}
    </span>
  );
}
