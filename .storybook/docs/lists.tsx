import * as styles from './page.css.ts';
import { RichText } from './RichText.tsx';

/** Short rules below each other. */
export function GuideList({ texts }: { texts: readonly string[] }) {
  return (
    <ul className={styles.list}>
      {texts.map((text) => (
        <li key={text}>
          <RichText>{text}</RichText>
        </li>
      ))}
    </ul>
  );
}

/** The keys of `Enter, Space`, each set as a key. */
function Keys({ children }: { children: string }) {
  return children.split(/(, | \+ | or )/).map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts don't change places
    index % 2 === 0 ? <kbd key={index}>{part}</kbd> : <span key={index}>{part}</span>,
  );
}

interface TermsProps {
  texts: Readonly<Record<string, string>>;
  /** Whether the terms are keys. */
  keys?: boolean;
}

/** What happens in which case: a table of two columns that a phone shows as one. */
export function Terms({ texts, keys = false }: TermsProps) {
  return (
    <dl className={styles.terms}>
      {Object.entries(texts).map(([term, text]) => (
        <div key={term}>
          <dt>{keys ? <Keys>{term}</Keys> : <RichText>{term}</RichText>}</dt>
          <dd>
            <RichText>{text}</RichText>
          </dd>
        </div>
      ))}
    </dl>
  );
}
