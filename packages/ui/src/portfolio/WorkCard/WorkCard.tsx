import type { DescribedFigure } from '@portfolio/figures';
import type { ComponentProps } from 'react';
import { Figure, type FigureProps } from '../../patterns/Figure/index.ts';
import { ReadingText } from '../../patterns/FigureFrame/ReadingText.tsx';
import { useFigureLanguage } from '../../patterns/FigureFrame/useFigureLanguage.ts';
import { gapsOf } from '../../patterns/FigureSpread/spreadTable.ts';
import { Link } from '../../primitives/Link/index.ts';
import { customProperties } from '../../styles/customProperties.ts';
import { cx } from '../../styles/cx.ts';
import { axisLabel, displayText } from '../../styles/text.css.ts';
import { leadsToCaseStudy } from '../shared.css.ts';
import * as styles from './WorkCard.css.ts';

/** A project in brief. */
export interface Work {
  /** The project's name. It is the third-level heading, and the text of the link. */
  title: string;
  /** Address of a page with more about the project. A press anywhere on the card leads there. */
  href: string;
  /** The project's category, which says in words what `color` shows. */
  category: string;
  /** The finding, in a few words. It is the figure's title. */
  result?: string | undefined;
  /** The result as a figure. */
  figure?: DescribedFigure | undefined;
  /**
   * The category's colour, any CSS colour, for the rule above and for the owner's marks in the figure.
   * @default the ink of the text
   */
  color?: string | undefined;
  /**
   * Whether the address is that of a case study. An arrow after the title says so.
   * @default false
   */
  caseStudy?: boolean | undefined;
}

export interface WorkCardProps extends Omit<ComponentProps<'article'>, 'children'> {
  /** Its title, address and category, and its result with a figure. The type's fields say it in full. */
  work: Work;
  /**
   * How the page at the work's address relates to this one (HTML, "Link types").
   * @default undefined
   */
  rel?: 'next' | 'prev' | undefined;
  /**
   * Draws the figure large, for the result that a page leads with.
   * @default false
   */
  lead?: boolean;
  /**
   * The level of the heading that holds the title.
   * @default 3
   */
  level?: 2 | 3;
}

/** What is between the lines of a series, or how the figure was measured. It fails together with its figure. */
function Gaps({ figure }: Required<Pick<FigureProps, 'figure'>>) {
  return <ReadingText>{gapsOf(figure, useFigureLanguage()) ?? figure.method}</ReadingText>;
}

/** A project in brief: its finding with a figure, its name and its category. The whole card links to `href`. */
export function WorkCard({
  work,
  rel,
  lead = false,
  level = 3,
  className,
  style,
  ...rest
}: WorkCardProps) {
  const { title, href, category, result, figure, color, caseStudy } = work;
  const Heading = `h${level}` as const;
  return (
    <article
      {...rest}
      style={{ ...style, ...(color && customProperties({ '--pf-mark': color })) }}
      className={cx(styles.root, className)}
    >
      {figure && (
        <Figure
          headline={result}
          color={color}
          figure={figure}
          size={lead ? 'lg' : 'sm'}
          className={cx(styles.figure, lead && figure.kind === 'series' && styles.stretched)}
          below={lead && <Gaps figure={figure} />}
        />
      )}
      {!figure && result && <p className={cx(displayText, styles.result)}>{result}</p>}
      <div className={styles.words}>
        <Heading className={cx(styles.title, caseStudy && leadsToCaseStudy)}>
          <Link href={href} rel={rel} className={styles.link}>
            {title}
          </Link>
        </Heading>
        <p className={axisLabel}>{category}</p>
      </div>
    </article>
  );
}
