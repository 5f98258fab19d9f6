import { colorsOf, looks } from '@portfolio/ui/tokens';
import type { CustomFieldControlProps } from '@sveltia/cms';
import { hueIn } from '../lookInForm.ts';
import './lookControls.css';

const STEP = 15;

/** The accent at some hues, in both themes. */
const stops = Array.from({ length: 360 / STEP + 1 }, (_, step) => {
  const { light, dark } = colorsOf(looks.editorial, step * STEP).action.default;
  return `light-dark(${light},${dark})`;
});
const background = `linear-gradient(to right,${stops})`;

/** Not `value`: the editor draws it again too late for React, which would take back what was typed. */
const shows = (value: string) => (input: HTMLInputElement | null) => {
  if (input && input.value !== value) input.value = value;
};

/** The hue of the accent: typed, pressed on a strip of all hues, or the usual one. */
export function HueControl({ value, forID, classNameWrapper, onChange }: CustomFieldControlProps) {
  return (
    <div className="portfolio-hue">
      <input
        type="text"
        inputMode="numeric"
        className={classNameWrapper}
        aria-labelledby={`${forID}-label`}
        aria-errormessage={`${forID}-error`}
        ref={shows(String(value ?? ''))}
        onChange={({ target }) => onChange(target.value)}
      />
      <input
        type="range"
        min={0}
        max={359}
        dir="ltr"
        aria-label="All hues"
        style={{ background }}
        ref={shows(String(hueIn(value)))}
        onChange={({ target }) => onChange(target.value)}
      />
      <button type="button" onClick={() => onChange('')}>
        Usual blue
      </button>
    </div>
  );
}
