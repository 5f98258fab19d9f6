import { useId } from 'react';
import * as styles from './controls.css.ts';
import type { PageStory } from './pageData.ts';
import { controlsOf, type SimpleControl } from './props.ts';
import { useStoryArgs } from './useStoryArgs.ts';

interface ControlProps {
  control: SimpleControl;
  value: unknown;
  onChange: (value: unknown) => void;
}

function Input({ id, control, value, onChange }: ControlProps & { id: string }) {
  if (control.kind === 'switch')
    return (
      <input
        id={id}
        type="checkbox"
        checked={(value ?? control.byDefault === 'true') === true}
        onChange={({ target }) => onChange(target.checked)}
      />
    );
  if (control.kind === 'choice')
    return (
      <select
        id={id}
        value={typeof value === 'string' ? value : ''}
        onChange={({ target }) => onChange(target.value || undefined)}
      >
        <option value="">{control.byDefault ? `${control.byDefault} (default)` : 'none'}</option>
        {control.options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    );
  const { kind } = control;
  return (
    <input
      id={id}
      type={kind}
      placeholder={control.byDefault}
      value={typeof value === 'string' || typeof value === 'number' ? value : ''}
      onChange={({ target }) =>
        onChange(
          target.value === '' ? undefined : kind === 'number' ? target.valueAsNumber : target.value,
        )
      }
    />
  );
}

function Control(props: ControlProps) {
  const id = useId();
  return (
    <div className={styles.control}>
      <label htmlFor={id}>{props.control.name}</label>
      <Input {...props} id={id} />
    </div>
  );
}

/** Changes the example above it. What a prop means is said further down, in the list of props. */
export function Controls({ story }: { story: PageStory }) {
  const { args, update, reset } = useStoryArgs(story);
  const controls = controlsOf(story.argTypes).filter(
    // Nobody types what an object or a picture is.
    ({ name }) => typeof (args[name] ?? '') !== 'object' && !/^data:/.test(String(args[name])),
  );
  if (controls.length === 0) return null;
  return (
    <form className={styles.controls} aria-label="Props of the example" onReset={reset}>
      {controls.map((control) => (
        <Control
          key={control.name}
          control={control}
          value={args[control.name]}
          onChange={(value) => update({ [control.name]: value })}
        />
      ))}
      <button type="reset" className={styles.reset}>
        Reset
      </button>
    </form>
  );
}
