import { ScrollRegion } from '@portfolio/ui/ScrollRegion';
import { type Theme, themes } from '@portfolio/ui/tokens';
import type { Guide, StateRow } from '../../stories/support/guide.ts';
import { StateCell } from './StateCell.tsx';
import { StateGroups } from './StateGroups.tsx';
import * as styles from './states.css.ts';
import { describeStates } from './stateTable.ts';
import { textStates } from './textStates.tsx';
import { themeScopes } from './themes.css.ts';

interface MatrixProps {
  guide: Guide;
  /** The component's name. */
  name: string;
}

interface StatesProps extends MatrixProps {
  /** The theme of the page if left out. */
  theme?: Theme;
}

interface ColumnsProps {
  rows: readonly StateRow[];
  /** The least of a column, in px. */
  width: number;
}

/** States that fill a place: in as many columns as fit, which use the whole width. */
const StateColumns = ({ rows, width }: ColumnsProps) => (
  <div
    className={styles.columns}
    style={{ gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${width}px), 1fr))` }}
  >
    {rows.flatMap((row) =>
      row.states.map((state) => (
        <figure key={`${row.name} ${state.name}`} className={styles.state}>
          <figcaption className={styles.caption}>
            {[row.name, state.name].filter(Boolean).join(', ')}
          </figcaption>
          <StateCell state={state} />
        </figure>
      )),
    )}
  </div>
);

function States({ guide, name, theme }: StatesProps) {
  const label = `All states of ${name}${theme ? `, ${theme} theme` : ''}`;
  const rows = [...(guide.states ?? []), ...textStates(guide)];
  const { stateWidth } = guide;
  const picture = (
    <div role="img" aria-label={`${label}: ${describeStates(rows)}`}>
      <div inert={theme !== undefined}>
        {stateWidth ? <StateColumns rows={rows} width={stateWidth} /> : <StateGroups rows={rows} />}
      </div>
    </div>
  );
  return (
    <div
      className={theme && `${themeScopes[theme]} ${styles.scope}`}
      style={stateWidth && theme ? { flexBasis: stateWidth + styles.AROUND } : undefined}
    >
      {theme && <p className={styles.theme}>{theme}</p>}
      {stateWidth ? picture : <ScrollRegion label={label}>{picture}</ScrollRegion>}
    </div>
  );
}

/**
 * All states of a component at a glance, in the theme of the page: for the story, whose contrast is checked.
 * Axe passes over what is inert.
 */
export const StateMatrix = (props: MatrixProps) => <States {...props} />;

/**
 * The same, light next to dark, for the docs page. It is a picture: nothing in it can be pressed or reached by
 * keyboard, so that its many controls are in nobody's way.
 */
export const StatesInBothThemes = (props: MatrixProps) => (
  <div className={styles.themes}>
    {themes.map((theme) => (
      <States key={theme} {...props} theme={theme} />
    ))}
  </div>
);
