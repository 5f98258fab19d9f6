import { radius, rem, space, width } from '@portfolio/ui/tokens';
import './foundations.css';
import './space.css';
import { customProperty } from './customProperty.ts';
import { UsedIn } from './tokenUse.tsx';

/** The steps of one scale, each value in px, as rulers of their length. */
function Rulers({ scale, values }: { scale: string; values: Record<string, number> }) {
  return (
    <ul className="foundations sb-unstyled">
      {Object.entries(values).map(([name, px]) => (
        <li key={name} className="row">
          <div className="facts">
            <strong>{name}</strong>
            <code>{customProperty(scale, name)}</code>
            <UsedIn token={`${scale}.${name}`} />
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
  );
}

/** Distances between things. */
export const SpaceRulers = () => <Rulers scale="space" values={space} />;

/** How wide text and pages are at most. */
export const WidthRulers = () => <Rulers scale="width" values={width} />;

/** How round corners are. */
export const Corners = () => (
  <ul className="foundations sb-unstyled corners">
    {Object.entries(radius).map(([name, px]) => (
      <li key={name}>
        <span
          className="corner"
          style={{ borderRadius: `var(${customProperty('radius', name)})` }}
        />
        <strong>{name}</strong> {px} px
        <br />
        <code>{customProperty('radius', name)}</code>
        <UsedIn token={`radius.${name}`} />
      </li>
    ))}
  </ul>
);
