import { type Theme, themes } from '@portfolio/ui/tokens';
import type { Guide } from '../../stories/support/guide.ts';
import { ScrollRegion } from './ScrollRegion.tsx';
import { StateCell } from './StateCell.tsx';
import { StateGroups } from './StateGroups.tsx';
import * as styles from './states.css.ts';
import { describeStates } from './stateTable.ts';
import { themeScopes } from './themes.css.ts';

interface MatrixProps {
  guide: Guide;
  /** The component's name. */
  name: string;
  /** The theme of the page if left out. */
  theme?: Theme;
}

/** States that are as wide as their content. */
function NarrowStates({ guide: { states }, name, theme }: MatrixProps) {
  const label = `All states of ${name}${theme ? `, ${theme} theme` : ''}`;
  return (
    <div className={theme && `${themeScopes[theme]} ${styles.scope}`}>
      {theme && <p className={styles.theme}>{theme}</p>}
      <ScrollRegion label={label}>
        <div role="img" aria-label={`${label}: ${describeStates(states)}`}>
          <div inert={theme !== undefined}>
            <StateGroups rows={states} />
          </div>
        </div>
      </ScrollRegion>
    </div>
  );
}

/** States that fill a place: one below the other, each in all themes. */
function WideStates({
  guide,
  name,
  shown,
}: MatrixProps & { shown: readonly (Theme | undefined)[] }) {
  return (
    <div role="img" aria-label={`All states of ${name}: ${describeStates(guide.states)}`}>
      <div inert={shown[0] !== undefined} className={styles.stack}>
        {guide.states.flatMap((row) =>
          row.states.map((state) => (
            <figure key={`${row.name} ${state.name}`} className={styles.wide}>
              <figcaption className={styles.caption}>
                {[row.name, state.name].filter(Boolean).join(', ')}
              </figcaption>
              <div className={styles.themes}>
                {shown.map((theme) => (
                  <div
                    key={theme ?? ''}
                    className={theme && `${themeScopes[theme]} ${styles.wideScope}`}
                    style={{
                      inlineSize: guide.stateWidth && guide.stateWidth + styles.AROUND,
                      maxInlineSize: '100%',
                    }}
                  >
                    <StateCell state={state} />
                  </div>
                ))}
              </div>
            </figure>
          )),
        )}
      </div>
    </div>
  );
}

/**
 * All states of a component at a glance, in the theme of the page: for the story, whose contrast is checked.
 * Axe passes over what is inert.
 */
export function StateMatrix({ guide, name }: { guide: Guide; name: string }) {
  return guide.stateWidth === undefined ? (
    <NarrowStates guide={guide} name={name} />
  ) : (
    <WideStates guide={guide} name={name} shown={[undefined]} />
  );
}

/**
 * The same, light next to dark, for the docs page. It is a picture: nothing in it can be pressed or reached by
 * keyboard, so that its many controls are in nobody's way.
 */
export function StatesInBothThemes({ guide, name }: { guide: Guide; name: string }) {
  if (guide.stateWidth !== undefined)
    return <WideStates guide={guide} name={name} shown={themes} />;
  return (
    <div className={styles.themes}>
      {themes.map((theme) => (
        <NarrowStates key={theme} guide={guide} name={name} theme={theme} />
      ))}
    </div>
  );
}
