import { colorsOf, type Theme } from '@portfolio/ui/tokens';
import './foundations.css';
import { type ColourPair, colourOf, colourPairs, needs, type Role } from './colourPairs.ts';
import { contrast, showRatio } from './contrast.ts';
import { customProperty } from './customProperty.ts';
import { InBothThemes } from './themes.tsx';
import { useLook } from './useLook.ts';

const propertyOf = (role: Role) => customProperty('color', ...role.split('.'));
const varOf = (role: Role) => `var(${propertyOf(role)})`;

/** The level of WCAG that a ratio reaches. For what isn't text there is only AA. */
const levelOf = (ratio: number, need: ColourPair['need']) =>
  ratio < needs[need].ratio ? 'fails' : need === 'text' && ratio >= 7 ? 'AAA' : 'AA';

const drawings: Record<ColourPair['sample'], (colour: string) => React.ReactNode> = {
  text: (color) => <span style={{ color }}>Backtests fell to 18.3%</span>,
  link: (color) => <span style={{ color, textDecoration: 'underline' }}>How it was measured</span>,
  button: (color) => <strong style={{ color }}>Send Message</strong>,
  outline: (borderColor) => (
    <span className="outlined-sample" style={{ borderColor }}>
      Your name
    </span>
  ),
  ring: (color) => (
    <span className="ring-sample" style={{ outline: `2px solid ${color}` }}>
      In focus
    </span>
  ),
};

/** Real text on the real ground, with the contrast between them. */
function Sample({ pair, ground, theme }: { pair: ColourPair; ground: Role; theme: Theme }) {
  const colors = colorsOf(useLook());
  const ratio = contrast(colourOf(colors, pair.role, theme), colourOf(colors, ground, theme));
  const isFilled = ground.startsWith('action.');
  return (
    <div
      className="sample"
      style={{ background: varOf(ground), color: varOf(isFilled ? 'action.on' : 'text.default') }}
    >
      {drawings[pair.sample](varOf(pair.role))}
      <span className="reading">
        <span>{isFilled ? ground : ground.split('.')[1]}</span>
        <span className="ratio">
          {showRatio(ratio)} {levelOf(ratio, pair.need)}
        </span>
      </span>
    </div>
  );
}

/** Every pair of colours that components use, with its contrast in both themes. */
export function ColourPairs({ of: need }: { of: ColourPair['need'] }) {
  return (
    <div className="foundations sb-unstyled">
      <ul className="rows">
        {colourPairs
          .filter((pair) => pair.need === need)
          .map((pair) => (
            <li key={`${pair.role} ${pair.draws}`} className="row">
              <div className="facts">
                <strong>{pair.draws}</strong>
                <code>{propertyOf(pair.role)}</code>
              </div>
              <InBothThemes>
                {(theme) =>
                  pair.on.map((ground) => (
                    <Sample key={ground} pair={pair} ground={ground} theme={theme} />
                  ))
                }
              </InBothThemes>
            </li>
          ))}
      </ul>
    </div>
  );
}

const purposes: Record<keyof ReturnType<typeof colorsOf>, string> = {
  surface: 'Grounds',
  text: 'Text',
  line: 'Lines',
  action: 'What can be acted on',
};

/** Every role with its value in both themes. */
export function ColourRoles() {
  const colors = colorsOf(useLook());
  return (
    <div className="foundations sb-unstyled">
      {Object.entries(colors).map(([group, roles]) => (
        <section key={group}>
          <h3>{purposes[group as keyof typeof colors]}</h3>
          <ul>
            {Object.entries(roles).map(([role, pair]) => (
              <li key={role} className="row">
                <div className="facts">
                  <strong>{role}</strong>
                  <code>{customProperty('color', group, role)}</code>
                </div>
                <InBothThemes>
                  {(theme) => (
                    <div className="swatch-with-value" data-role={`${group}.${role}`}>
                      <span
                        className="swatch"
                        style={{ background: `var(${customProperty('color', group, role)})` }}
                      />
                      <code>{pair[theme]}</code>
                    </div>
                  )}
                </InBothThemes>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
