import type { DescribedFigure } from '@portfolio/figures';
import { common } from '@portfolio/words';
import type { ReactNode } from 'react';
import { Figure } from '../../patterns/Figure/index.ts';
import { PageHeading, type PageHeadingProps } from '../../patterns/PageHeading/index.ts';
import { Link } from '../../primitives/Link/index.ts';
import { customProperties } from '../../styles/customProperties.ts';
import { cx } from '../../styles/cx.ts';
import { axisLabel } from '../../styles/text.css.ts';
import { useWords } from '../../words/index.ts';
import { ProjectLabels } from '../ProjectCard/ProjectParts.tsx';
import * as styles from './Story.css.ts';

export interface StoryHeadProps
  extends Omit<PageHeadingProps, 'above' | 'aside' | 'heading' | 'intro' | 'title' | 'wideAside'> {
  /** The project's name. It is the page's only first-level heading. */
  title: ReactNode;
  /** The pages above this one, the nearest last. */
  trail: readonly { label: string; href: string }[];
  /** The project's category, by its short name if it has one. */
  category: string;
  /**
   * The category's colour, any CSS colour, for its mark and for the owner's marks in the figure.
   * @default the ink of the text
   */
  color?: string | undefined;
  /** The project's distinction, such as `Deployed Live`. */
  badge?: string | undefined;
  /**
   * Whether the project is among the owner's best; adds “★ Featured”.
   * @default false
   */
  featured?: boolean | undefined;
  /** The result, in a sentence with its number. */
  result?: string | undefined;
  /** The result as a small figure, next to the title or below the result's sentence. */
  figure?: DescribedFigure | undefined;
}

/** The top of a project's own page: the way to it, its title, category and result. */
export function StoryHead({
  title,
  trail,
  category,
  color,
  badge,
  featured,
  result,
  figure,
  style,
  ...rest
}: StoryHeadProps) {
  return (
    <PageHeading
      {...rest}
      style={{ ...style, ...(color && customProperties({ '--pf-mark': color })) }}
      above={
        <>
          <nav aria-label={useWords(common).breadcrumb}>
            {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role where markers are off */}
            <ol role="list" className={styles.trail}>
              {trail.map(({ label, href }) => (
                <li key={href} className={styles.step}>
                  <Link href={href} className={styles.stepLink}>
                    {label}
                  </Link>
                </li>
              ))}
            </ol>
          </nav>
          <div className={styles.labels}>
            <p className={cx(axisLabel, styles.category)}>
              <span aria-hidden="true" className={styles.mark} />
              <bdi>{category}</bdi>
            </p>
            <ProjectLabels badge={badge} featured={featured} />
          </div>
        </>
      }
      heading={title}
      intro={result && <span className={styles.sentence}>{result}</span>}
      aside={
        figure && (
          <div className={styles.result}>
            <Figure figure={figure} size="sm" color={color} />
          </div>
        )
      }
      wideAside
    />
  );
}
