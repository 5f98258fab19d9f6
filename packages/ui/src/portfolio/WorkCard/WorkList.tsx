import { Children, type ComponentProps } from 'react';
import { customProperties } from '../../styles/customProperties.ts';
import { cx } from '../../styles/cx.ts';
import * as styles from './WorkCard.css.ts';

export type WorkListProps = ComponentProps<'ul'>;

/** A few `WorkCard`s, side by side where there is room. */
export function WorkList({ className, style, children, ...rest }: WorkListProps) {
  return (
    <ul
      {...rest}
      // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role where markers are off
      role="list"
      className={cx(styles.list, className)}
      // The server sets the number of columns. If the columns fitted themselves, cards would move while the last one is
      // still arriving.
      style={{
        ...style,
        ...customProperties({ '--pf-columns': String(Children.count(children)) }),
      }}
    >
      {Children.map(children, (child) => (
        <li>{child}</li>
      ))}
    </ul>
  );
}
