import { themes } from '@portfolio/ui/tokens';
import { DocLink, storyPath } from './DocLink.tsx';
import { usePageData } from './pageData.ts';
import { NamedState, StateGrid } from './StateGrid.tsx';
import { StoryPicture } from './StoryPicture.tsx';
import * as styles from './states.css.ts';
import { themeScopes } from './themes.css.ts';

interface StatesProps {
  /** The least width of a state in px; as wide as its content if left out. */
  width: number | undefined;
}

/** Every state of a component by its name, light next to dark: pictures, so nothing in them can be reached. */
export function States({ width }: StatesProps) {
  const { meta, states } = usePageData();
  return (
    <div className={styles.themes}>
      {themes.map((theme) => (
        <div
          key={theme}
          data-states={theme}
          className={`${themeScopes[theme]} ${styles.scope}`}
          // Two states side by side in each, or one theme below the other.
          style={{ flexBasis: width && 2 * width + styles.AROUND }}
        >
          <p className={styles.theme}>{theme}</p>
          <StateGrid width={width}>
            {states.map(({ id, name, moduleExport }) => (
              <NamedState
                key={id}
                name={name}
                caption={
                  <DocLink to={storyPath(id)} className={styles.captionLink}>
                    {name}
                  </DocLink>
                }
              >
                <StoryPicture meta={meta} story={moduleExport} />
              </NamedState>
            ))}
          </StateGrid>
        </div>
      ))}
    </div>
  );
}
