import { Description } from '@storybook/addon-docs/blocks';
import { PageSection } from './PageSection.tsx';
import * as styles from './page.css.ts';
import { usePageData } from './pageData.ts';
import { StoryLinks } from './references.tsx';
import { StoryCanvas } from './StoryCanvas.tsx';

/** The docs page of what isn't a component: a foundation, or a page of the site. */
export function PlainPage() {
  const { name, stories } = usePageData();
  return (
    <div className={`sb-unstyled ${styles.page}`}>
      <header>
        <h1 className={styles.title}>{name}</h1>
        <Description of="meta" />
      </header>
      {stories[0] && <StoryCanvas story={stories[0]} />}
      {stories.length > 1 && (
        <PageSection title="Stories">
          <StoryLinks />
        </PageSection>
      )}
    </div>
  );
}
