import { useId } from 'react';
import { viewports } from '../viewports.ts';
import * as styles from './canvas.css.ts';
import { useViewport } from './useToolbar.ts';

const choices = [undefined, ...Object.keys(viewports)];

/** The width of the window in which the page shows its story. */
export function ViewportChoice() {
  const { chosen, choose } = useViewport();
  const name = useId();
  return (
    <fieldset className={styles.choice}>
      <legend>Window</legend>
      {choices.map((value) => (
        <label key={value ?? ''}>
          <input
            type="radio"
            name={name}
            checked={chosen === value}
            onChange={() => choose(value)}
          />
          {value ? viewports[value]?.name : 'This page'}
        </label>
      ))}
    </fieldset>
  );
}
