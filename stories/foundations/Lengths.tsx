import { rem, width } from '@portfolio/ui/tokens';
import './foundations.css';
import './space.css';
import { customProperty } from './customProperty.ts';
import { useLook } from './useLook.ts';

/** The steps of one scale, each value in px, as rulers of their length. */
function Rulers({ scale, values }: { scale: string; values: Record<string, number> }) {
  return (
    <div className="foundations sb-unstyled">
      <ul className="rows">
        {Object.entries(values).map(([name, px]) => (
          <li key={name} className="row">
            <div className="facts">
              <strong>{name}</strong>
              <code>{customProperty(scale, name)}</code>
            </div>
            <div className="ruler-with-value">
              <span className="ratio">
                {px} px <span className="note">{rem(px)}</span>
              </span>
              <span
                className="ruler"
                data-px={px}
                style={{ inlineSize: `var(${customProperty(scale, name)})` }}
              />
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Distances between things. */
export const SpaceRulers = () => <Rulers scale="space" values={useLook().space} />;

/** How wide text and pages are at most. */
export const WidthRulers = () => <Rulers scale="width" values={width} />;

/** How round corners are. */
export const Corners = () => (
  <div className="foundations sb-unstyled">
    <ul className="corners">
      {Object.entries(useLook().radius).map(([name, px]) => (
        <li key={name}>
          <span
            className="corner"
            style={{ borderRadius: `var(${customProperty('radius', name)})` }}
          />
          <strong>{name}</strong> {px} px
          <br />
          <code>{customProperty('radius', name)}</code>
        </li>
      ))}
    </ul>
  </div>
);
