import type { CSSProperties, ReactNode } from 'react';
import * as styles from './states.css.ts';

interface StateGridProps {
  /** The least width of a state in px; as wide as its content if left out. */
  width: number | undefined;
  children: ReactNode;
}

/** States in columns that use the whole width, or one after the other. */
export const StateGrid = ({ width, children }: StateGridProps) =>
  width ? (
    <div
      className={styles.columns}
      style={{ gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${width}px), 1fr))` }}
    >
      {children}
    </div>
  ) : (
    <div className={styles.cells}>{children}</div>
  );

interface NamedStateProps {
  name: string;
  /** The caption, if it isn't just the name. */
  caption?: ReactNode;
  dir?: 'rtl' | undefined;
  style?: CSSProperties;
  children: ReactNode;
}

/** A picture of a state: nothing in it can be pressed, or reached by keyboard. */
export const NamedState = ({ name, caption = name, children, ...rest }: NamedStateProps) => (
  <figure className={styles.state}>
    <figcaption className={styles.caption}>{caption}</figcaption>
    <div {...rest} inert data-state-name={name}>
      {children}
    </div>
  </figure>
);
