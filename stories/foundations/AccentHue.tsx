import { Button } from '@portfolio/ui/Button';
import { CopyButton } from '@portfolio/ui/CopyButton';
import { Link } from '@portfolio/ui/Link';
import { accentHueProperty, colorsOf, DEFAULT_ACCENT_HUE } from '@portfolio/ui/tokens';
import { useLayoutEffect, useState } from 'react';
import './foundations.css';
import './hue.css';
import { findLookalikes, nameHue, toHex } from './accent.ts';
import { InBothThemes } from './themes.tsx';
import { useLook } from './useLook.ts';

/** Gives the whole page a hue, until the component goes. */
function useHueOfPage(hue: number) {
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const before = style.getPropertyValue(accentHueProperty);
    style.setProperty(accentHueProperty, String(hue));
    return () => {
      if (before) style.setProperty(accentHueProperty, before);
      else style.removeProperty(accentHueProperty);
    };
  }, [hue]);
}

interface HueControlsProps {
  /** In degrees. */
  hue: number;
  onChange: (hue: number) => void;
}

function HueControls({ hue, onChange }: HueControlsProps) {
  return (
    <div className="hue-controls">
      <label className="hue-slider">
        Accent hue
        <input
          type="range"
          min="0"
          max="359"
          value={hue}
          aria-valuetext={`${hue} degrees, ${nameHue(hue)}`}
          onChange={({ target }) => onChange(target.valueAsNumber)}
        />
      </label>
      <Button variant="outline" onClick={() => onChange(DEFAULT_ACCENT_HUE)}>
        Reset
      </Button>
    </div>
  );
}

/** What the accent colours, as visitors meet it. */
const Pieces = () => (
  <div className="pieces">
    <Button>Send Message</Button>
    <Button variant="outline">Save Draft</Button>
    <Button variant="quiet">Cancel</Button>
    <p>
      The error fell by a third;{' '}
      <Link href="./?path=/docs/let-somebody-act-link--docs" target="_top">
        how it was measured
      </Link>
      .
    </p>
    <span className="ring-sample" style={{ outline: '2px solid var(--pf-color-action-default)' }}>
      The focus ring
    </span>
    <span className="selected-sample">Selected text</span>
  </div>
);

/** Tries an accent: the page has its hue at once, and has its own again when the reader leaves. */
export function AccentHue() {
  const [hue, setHue] = useState(DEFAULT_ACCENT_HUE);
  useHueOfPage(hue);
  const line = `"accentHue": ${hue}`;
  const colors = colorsOf(useLook(), hue);
  const lookalikes = findLookalikes(colors);
  return (
    <div className="foundations sb-unstyled">
      <HueControls hue={hue} onChange={setHue} />
      <p role="status">
        {lookalikes.length > 0 &&
          `Links look like ${lookalikes.join(' and ')}, which have nearly this colour. They differ in their words and marks only, so another hue is clearer.`}
      </p>
      <div className="owner-line">
        <p>
          In <code>site.json</code>
          {hue === DEFAULT_ACCENT_HUE && ' (this is the default, so you can leave the line out)'}:
        </p>
        <code className="line">{line}</code>
        <CopyButton value={line} label="Copy Line" labelled />
      </div>
      <InBothThemes>
        {(theme) => (
          <>
            <Pieces />
            <p className="hex note">
              {toHex(colors.action.default[theme])}, hovered {toHex(colors.action.hover[theme])}
            </p>
          </>
        )}
      </InBothThemes>
    </div>
  );
}
