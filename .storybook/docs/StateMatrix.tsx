import { ScrollRegion } from '@portfolio/ui/ScrollRegion';
import { type Theme, themes } from '@portfolio/ui/tokens';
import type { Guide, StateRow } from '../../stories/support/guide.ts';
import { StateCell } from './StateCell.tsx';
import { StateGroups } from './StateGroups.tsx';
import * as styles from './states.css.ts';
import { describeStates } from './stateTable.ts';
import { textStates } from './textStates.tsx';
import { themeScopes } from './themes.css.ts';

interface StatesProps {
  rows: readonly StateRow[];
  /** The component's name. */
  name: string;
}

interface NarrowStatesProps extends StatesProps {
  /** The theme of the page if left out. */
  theme?: Theme;
}

/** States that are as wide as their content. */
function NarrowStates({ rows, name, theme }: NarrowStatesProps) {
  const label = `All states of ${name}${theme ? `, ${theme} theme` : ''}`;
  return (
    <div className={theme && `${themeScopes[theme]} ${styles.scope}`}>
      {theme && <p className={styles.theme}>{theme}</p>}
      <ScrollRegion label={label}>
        <div role="img" aria-label={`${label}: ${describeStates(rows)}`}>
          <div inert={theme !== undefined}>
            <StateGroups rows={rows} />
          </div>
        </div>
      </ScrollRegion>
    </div>
  );
}

interface WideStatesProps extends StatesProps {
  /** Of each state, in px. */
  width: number;
  themes: readonly (Theme | undefined)[];
}

/** States that fill a place: one below the other, each in all themes. */
function WideStates({ rows, name, width, themes: shown }: WideStatesProps) {
  return (
    <div role="img" aria-label={`All states of ${name}: ${describeStates(rows)}`}>
      <div inert={shown[0] !== undefined} className={styles.stack}>
        {rows.flatMap((row) =>
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
                    style={{ inlineSize: width + styles.AROUND, maxInlineSize: '100%' }}
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

interface MatrixProps {
  guide: Guide;
  /** The component's name. */
  name: string;
}

const rowsOf = (guide: Guide) => [...guide.states, ...textStates(guide)];

/**
 * All states of a component at a glance, in the theme of the page: for the story, whose contrast is checked.
 * Axe passes over what is inert.
 */
export function StateMatrix({ guide, name }: MatrixProps) {
  const states = { rows: rowsOf(guide), name };
  return guide.stateWidth === undefined ? (
    <NarrowStates {...states} />
  ) : (
    <WideStates {...states} width={guide.stateWidth} themes={[undefined]} />
  );
}

/**
 * The same, light next to dark, for the docs page. It is a picture: nothing in it can be pressed or reached by
 * keyboard, so that its many controls are in nobody's way.
 */
export function StatesInBothThemes({ guide, name }: MatrixProps) {
  const states = { rows: rowsOf(guide), name };
  if (guide.stateWidth !== undefined)
    return <WideStates {...states} width={guide.stateWidth} themes={themes} />;
  return (
    <div className={styles.themes}>
      {themes.map((theme) => (
        <NarrowStates key={theme} {...states} theme={theme} />
      ))}
    </div>
  );
}
