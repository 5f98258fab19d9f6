import { Button } from '@portfolio/ui/Button';
import { CopyButton } from '@portfolio/ui/CopyButton';
import { TextField } from '@portfolio/ui/Field';
import { Link } from '@portfolio/ui/Link';
import { accentHueProperty, actionColors, DEFAULT_ACCENT_HUE } from '@portfolio/ui/tokens';
import { useLayoutEffect, useState } from 'react';
import './foundations.css';
import './hue.css';
import { nameHue, toHex } from './accent.ts';
import { HueFigure } from './HueFigure.tsx';
import { HueReadings } from './HueReadings.tsx';
import { InBothThemes } from './themes.tsx';

const HIGHEST = 359;

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

/** Slider and number field; either moves the other. */
function HueControls({ hue, onChange }: { hue: number; onChange: (hue: number) => void }) {
  const [draft, setDraft] = useState<string>();
  const choose = (value: string) => {
    const number = Number(value);
    const isHue = value !== '' && Number.isInteger(number) && number >= 0 && number <= HIGHEST;
    setDraft(isHue ? undefined : value);
    if (isHue) onChange(number);
  };
  return (
    <div className="hue-controls">
      <label className="hue-slider">
        Accent hue
        <input
          type="range"
          min="0"
          max={HIGHEST}
          value={hue}
          aria-valuetext={`${hue} degrees, ${nameHue(hue)}`}
          onChange={({ target }) => choose(target.value)}
        />
      </label>
      <TextField
        label="Degrees"
        type="number"
        inputMode="numeric"
        min={0}
        max={HIGHEST}
        value={draft ?? hue}
        error={draft === undefined ? undefined : `A whole number from 0 to ${HIGHEST}`}
        onChange={({ target }) => choose(target.value)}
        onBlur={() => setDraft(undefined)}
      />
      <Button variant="outline" onClick={() => choose(String(DEFAULT_ACCENT_HUE))}>
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
      <Link href="./?path=/docs/actions-link--docs" target="_top">
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
  const action = actionColors(hue);
  return (
    <div className="foundations sb-unstyled">
      <HueControls hue={hue} onChange={setHue} />
      <HueReadings action={action} />
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
              {toHex(action.default[theme])}, hovered {toHex(action.hover[theme])}
            </p>
          </>
        )}
      </InBothThemes>
      <HueFigure hue={hue} />
    </div>
  );
}
