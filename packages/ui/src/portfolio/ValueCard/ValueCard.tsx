import { value as valueWords } from '@portfolio/words';
import { FlipCard, type FlipCardProps } from '../../patterns/FlipCard/index.ts';
import { Pictogram } from '../../primitives/Pictogram/index.ts';
import { cx } from '../../styles/cx.ts';
import { displayText } from '../../styles/text.css.ts';
import { useWords } from '../../words/index.ts';
import { onlyWithScript, sideTitle } from '../shared.css.ts';
import * as styles from './ValueCard.css.ts';

/** Something that a person works by. */
export interface Value {
  /** Its name. It is the third-level heading on both sides, and part of the button's name. */
  title: string;
  /** A drawing or an emoji, by the `name` of a `Pictogram`. Decoration only. */
  icon: string;
  /** The value in a sentence of a few words, for the front. */
  summary: string;
  /** The value in practice, for the back. */
  text: string;
}

export interface ValueCardProps
  extends Omit<FlipCardProps, 'back' | 'front' | 'label' | 'rows' | 'tall' | 'turnLabel'> {
  /** Its title, summary, text and pictogram; see the type's fields. */
  value: Value;
}

/**
 * One core value: its name and summary on the front, its meaning in practice on the back. Name and icon are in the same
 * place on both sides.
 */
export function ValueCard({ value, ...rest }: ValueCardProps) {
  const { title, icon, summary, text } = value;
  const side = (words: string, headClass?: string) => ({
    header: (
      <div className={cx(styles.head, headClass)}>
        <Pictogram name={icon} className={styles.icon} />
        <h3 className={cx(displayText, sideTitle)}>{title}</h3>
      </div>
    ),
    content: <p className={styles.text}>{words}</p>,
  });
  return (
    <FlipCard
      {...rest}
      label={title}
      turnLabel={useWords(valueWords).inPractice}
      front={side(summary)}
      back={side(text, onlyWithScript)}
    />
  );
}
