import { value } from '@portfolio/words';
import { FlipCard, type FlipCardProps } from '../../patterns/FlipCard/index.ts';
import { Pictogram } from '../../primitives/Pictogram/index.ts';
import { cx } from '../../styles/cx.ts';
import { displayText } from '../../styles/text.css.ts';
import { useWords } from '../../words/index.ts';
import { onlyWithScript, sideTitle } from '../shared.css.ts';
import * as styles from './ValueCard.css.ts';

export interface ValueCardProps
  extends Omit<
    FlipCardProps,
    'back' | 'front' | 'fullRow' | 'label' | 'rows' | 'title' | 'turnLabel'
  > {
  /** The value's name. It is the third-level heading on both sides, and part of the button's name. */
  title: string;
  /** A drawing or an emoji, by the `name` of a `Pictogram`. Decoration only. */
  icon: string;
  /** The value in a sentence of a few words, for the front. */
  summary: string;
  /** The value in practice, for the back. */
  text: string;
}

/**
 * One core value: its name and summary on the front, its meaning in practice on the back. In a `ValueGrid`,
 * neighbouring cards line up.
 */
export function ValueCard({ title, icon, summary, text, ...rest }: ValueCardProps) {
  const front = (
    <>
      <div className={styles.head}>
        <Pictogram name={icon} className={styles.icon} />
        <h3 className={cx(displayText, sideTitle)}>{title}</h3>
      </div>
      <p className={cx(displayText, styles.summary)}>{summary}</p>
    </>
  );
  const back = (
    <>
      <h3 className={cx(displayText, sideTitle, onlyWithScript)}>{title}</h3>
      <p className={styles.practice}>{text}</p>
    </>
  );
  return (
    <FlipCard
      {...rest}
      label={title}
      turnLabel={useWords(value).inPractice}
      rows={styles.ROW_COUNT}
      front={{ content: front }}
      back={{ content: back }}
    />
  );
}
