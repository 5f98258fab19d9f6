import { useCallback, useState } from 'react';
import { PageSection } from './PageSection.tsx';
import * as styles from './page.css.ts';
import { usePageData } from './pageData.ts';
import { RichText } from './RichText.tsx';
import { StoryLinks } from './references.tsx';
import { StoryCanvas } from './StoryCanvas.tsx';

/** The docs page of what isn't a component: a foundation, or a page of the site. */
export function PlainPage() {
  const { name, description, stories } = usePageData();
  const [isShown, setShown] = useState(false);
  const show = useCallback(() => setShown(true), []);
  return (
    <article className={styles.page}>
      <div>
        <h1 className={styles.title}>{name}</h1>
        {description && (
          <p className={styles.purpose}>
            <RichText>{description}</RichText>
          </p>
        )}
      </div>
      <div className={`${styles.page} ${isShown ? '' : styles.waiting}`}>
        {stories[0] && <StoryCanvas story={stories[0]} onShown={show} />}
        {stories.length > 1 && (
          <PageSection title="Stories">
            <StoryLinks />
          </PageSection>
        )}
      </div>
    </article>
  );
}
