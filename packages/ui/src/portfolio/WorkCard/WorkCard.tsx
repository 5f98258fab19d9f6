import type { DescribedFigure } from '@portfolio/figures';
import { project } from '@portfolio/words';
import type { ComponentProps } from 'react';
import { Figure } from '../../patterns/Figure/index.ts';
import { Link } from '../../primitives/Link/index.ts';
import { Pictogram } from '../../primitives/Pictogram/index.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import { customProperties } from '../../styles/customProperties.ts';
import { cx } from '../../styles/cx.ts';
import { axisLabel, displayText } from '../../styles/text.css.ts';
import { useWords } from '../../words/index.ts';
import * as styles from './WorkCard.css.ts';

export interface WorkCardProps extends Omit<ComponentProps<'article'>, 'children' | 'title'> {
  /** The project's name. It is the third-level heading, and the text of the link. */
  title: string;
  /** Address of a page with more about the project. A press anywhere on the card leads there. */
  href: string;
  /**
   * How the page at that address relates to this one (HTML, "Link types").
   * @default undefined
   */
  rel?: 'next' | 'prev' | undefined;
  /** The project's category, which says in words what `color` shows. */
  category: string;
  /** The result, in a sentence with its number. */
  result?: string | undefined;
  /** The result as a small figure, 8.5rem high. */
  figure?: DescribedFigure | undefined;
  /**
   * The category's colour, any CSS colour, for the rule above and for the owner's marks in the figure.
   * @default the ink of the text
   */
  color?: string | undefined;
  /** Address of the project's story. It gets a link of its own below the result. */
  storyUrl?: string | undefined;
  /** The `name` of a `Pictogram` that replaces the figure, for a card next to others that have one. Decoration only. */
  icon?: string | undefined;
}

/**
 * A project in brief, with its result as a figure and as a sentence. The whole card links to `href`, except for the
 * link to the story.
 */
export function WorkCard({
  title,
  href,
  rel,
  category,
  result,
  figure,
  color,
  storyUrl,
  icon,
  className,
  style,
  ...rest
}: WorkCardProps) {
  const [read, what] = useWords(project).readStory(title);
  return (
    <article
      {...rest}
      style={{ ...style, ...(color && customProperties({ '--pf-mark': color })) }}
      className={cx(styles.root, className)}
    >
      {figure ? (
        <Figure figure={figure} size="sm" color={color} className={styles.figure} />
      ) : (
        icon && (
          <div className={styles.plate}>
            <Pictogram name={icon} />
          </div>
        )
      )}
      <div className={styles.words}>
        <p className={axisLabel}>{category}</p>
        <h3 className={cx(displayText, styles.title)}>
          <Link href={href} rel={rel} className={styles.link}>
            {title}
          </Link>
        </h3>
        {result && <p className={styles.result}>{result}</p>}
        {storyUrl && (
          <Link href={storyUrl} className={styles.story}>
            {read}
            <VisuallyHidden>{what}</VisuallyHidden>
          </Link>
        )}
      </div>
    </article>
  );
}
