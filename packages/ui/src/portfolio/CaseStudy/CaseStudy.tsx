import { caseStudies } from '@portfolio/words';
import type { ComponentProps, ReactNode } from 'react';
import { StatisticList, type StatisticListProps } from '../../patterns/StatisticList/index.ts';
import { Link } from '../../primitives/Link/index.ts';
import { cx } from '../../styles/cx.ts';
import { useWords } from '../../words/index.ts';
import * as styles from './CaseStudy.css.ts';

/** A fact about the project. */
export interface CaseStudyFact {
  /** A word such as `When`; each once. */
  label: string;
  /** Words or links. Several values follow each other in a line. */
  values: readonly ReactNode[];
}

/** The smallest number of sections for which a list of them helps. */
const MIN_CONTENTS = 3;

export interface CaseStudyProps extends ComponentProps<'div'> {
  /**
   * When, where and with what the project was made, in a line before the sections. Facts without values are left out.
   */
  facts?: readonly CaseStudyFact[] | undefined;
  /**
   * The sections, for the list next to the text: the `id` and the name of each. With fewer than three, or without room,
   * there is none.
   */
  contents?: readonly { id: string; name: ReactNode }[] | undefined;
  /** The numbers that the text is about, below the list, the owner's last. Each label once. */
  numbers?: StatisticListProps['statistics'] | undefined;
  /** The next step for a reader, such as a `ButtonLink`, below the text. It isn't printed. */
  action?: ReactNode;
}

/**
 * A project's case study: facts, and `CaseStudySection`s. Where there is room, the list of sections and the numbers stay
 * in sight next to them.
 */
export function CaseStudy({
  facts = [],
  contents = [],
  numbers = [],
  action,
  className,
  children,
  ...rest
}: CaseStudyProps) {
  const words = useWords(caseStudies);
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
        <div className={styles.beside}>
          <div className={styles.sticky}>
            {contents.length >= MIN_CONTENTS && (
              <nav aria-label={words.contents}>
                {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role where markers are off */}
                <ol role="list">
                  {contents.map(({ id, name }) => (
                    <li key={id}>
                      <Link href={`#${id}`} className={styles.entry}>
                        {name}
                      </Link>
                    </li>
                  ))}
                </ol>
              </nav>
            )}
            {numbers.length > 0 && (
              <StatisticList inline statistics={numbers} className={styles.numbers} />
            )}
          </div>
        </div>
        <div>
          {children}
          {action && <div className={styles.action}>{action}</div>}
        </div>
      </div>
    </div>
  );
}
