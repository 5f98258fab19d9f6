import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../../styles/cx.ts';
import * as styles from './Story.css.ts';

/** A fact about the project. */
export interface StoryFact {
  /** A word such as `When`; each once. */
  label: string;
  /** Words or links. Several values follow each other in a line. */
  values: readonly ReactNode[];
}

export interface StoryProps extends ComponentProps<'div'> {
  /**
   * When, where and with what the project was made, in the margin of the first sections or before them. Facts without
   * values are left out.
   */
  facts?: readonly StoryFact[] | undefined;
}

/** A project's story: facts, and `StorySection`s in three columns if there is room. */
export function Story({ facts = [], className, children, ...rest }: StoryProps) {
  const stated = facts.filter(({ values }) => values.length > 0);
  return (
    <div {...rest} className={cx(styles.root, className)}>
      <div className={styles.columns}>
        {stated.length > 0 && (
          <dl className={styles.facts}>
            {stated.map(({ label, values }) => [
              <dt key={label} className={styles.fact}>
                {label}
              </dt>,
              <dd key={`${label} values`} className={styles.values}>
                {values.map((value, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: they never change places
                  <span key={index} className={styles.value}>
                    <bdi>{value}</bdi>
                  </span>
                ))}
              </dd>,
            ])}
          </dl>
        )}
        {children}
      </div>
    </div>
  );
}
