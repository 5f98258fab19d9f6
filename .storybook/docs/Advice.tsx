import type { Guide } from '../../stories/support/guide.ts';
import { GuideList } from './lists.tsx';
import { PageHeading } from './PageSection.tsx';
import * as styles from './page.css.ts';
import { RichText } from './RichText.tsx';

/** When to use the component, and when not. */
export function Advice({ guide: { use, avoid } }: { guide: Guide }) {
  return (
    <div className={styles.columns}>
      <div>
        <PageHeading level={3}>Use it</PageHeading>
        <GuideList texts={use} />
      </div>
      {Object.keys(avoid).length > 0 && (
        <div>
          <PageHeading level={3}>Avoid</PageHeading>
          <ul className={styles.list}>
            {Object.entries(avoid).map(([when, instead]) => (
              <li key={when}>
                <RichText>{when}</RichText> <RichText>{instead}</RichText>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
