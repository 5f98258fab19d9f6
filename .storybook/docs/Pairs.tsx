import type { Pair } from '../../stories/support/guide.ts';
import * as styles from './pairs.css.ts';
import { RichText } from './RichText.tsx';

type Side = Pair['do'] & { kind: 'do' | 'dont' };

const words = { do: { mark: '✓', word: 'Do' }, dont: { mark: '✕', word: 'Don’t' } };

function PairSide({ kind, example, why }: Side) {
  const { mark, word } = words[kind];
  return (
    <figure className={styles.side}>
      <div className={styles.examples[kind]} inert>
        {example}
      </div>
      <figcaption>
        <strong className={styles.words[kind]}>
          <span aria-hidden>{mark}</span> {word}
        </strong>
        <p>
          <RichText>{why}</RichText>
        </p>
      </figcaption>
    </figure>
  );
}

/** What is right beside the likely mistake: pictures, so that the same landmark or field isn’t on a page twice. */
export function Pairs({ pairs }: { pairs: readonly Pair[] }) {
  return pairs.map((pair) => (
    <div key={pair.do.why} className={styles.pair}>
      <PairSide kind="do" {...pair.do} />
      <PairSide kind="dont" {...pair.dont} />
    </div>
  ));
}
