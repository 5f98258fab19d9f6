import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../../styles/cx.ts';
import * as styles from './CaseStudy.css.ts';

/** A fact about the project. */
export interface CaseStudyFact {
  /** A word such as `When`; each once. */
  label: string;
  /** Words or links. Several values follow each other in a line. */
  values: readonly ReactNode[];
}

export interface CaseStudyProps extends ComponentProps<'div'> {
  /**
   * When, where and with what the project was made, in a line before the sections. Facts without values are left out.
   */
  facts?: readonly CaseStudyFact[] | undefined;
  /** The next step for a reader, such as a `ButtonLink`, below the text. It isn't printed. */
  action?: ReactNode;
}

/** A project's case study: facts, and `CaseStudySection`s with their names next to them if there is room. */
export function CaseStudy({ facts = [], action, className, children, ...rest }: CaseStudyProps) {
  const stated = facts.filter(({ values }) => values.length > 0);
  return (
    <div {...rest} className={cx(styles.root, className)}>
      {stated.length > 0 && (
        <dl className={styles.facts}>
          {stated.map(({ label, values }) => (
            <div key={label}>
              <dt className={styles.fact}>{label}</dt>
              <dd className={styles.values}>
                {values.map((value, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: they never change places
                  <span key={index} className={styles.value}>
                    <bdi>{value}</bdi>
                  </span>
                ))}
              </dd>
            </div>
          ))}
        </dl>
      )}
      <div className={styles.columns}>
        {children}
        {action && <div className={styles.action}>{action}</div>}
      </div>
    </div>
  );
}
