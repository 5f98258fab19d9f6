import { type ComponentProps, useEffect, useEffectEvent, useRef } from 'react';
import { control, select } from '../../primitives/Field/Field.css.ts';
import { customProperties } from '../../styles/customProperties.ts';
import { cx } from '../../styles/cx.ts';
import * as styles from './CategoryFilter.css.ts';
import type { Category } from './CategoryTab.tsx';

interface CategorySelectProps extends ComponentProps<'select'> {
  label: string;
  categories: readonly Category[];
  value: string;
  onChoose: (value: string) => void;
}

const textOf = ({ label, shortLabel = label, count, featured }: Category) =>
  [shortLabel, count !== undefined && `(${count})`, featured && '★'].filter(Boolean).join(' ');

/** All choices in one line, in the system's own list: for a narrow window. */
export function CategorySelect({
  label,
  categories,
  value,
  onChoose,
  ...rest
}: CategorySelectProps) {
  const element = useRef<HTMLSelectElement>(null);
  // React doesn't hear of a choice that was made before hydration.
  const readEarlyChoice = useEffectEvent(() => {
    const early = element.current?.value;
    if (early !== undefined) onChoose(early);
  });
  useEffect(() => readEarlyChoice(), []);
  const color = categories.find((category) => category.value === value)?.color;
  return (
    <select
      {...rest}
      ref={element}
      aria-label={label}
      value={value}
      onChange={(event) => onChoose(event.target.value)}
      className={cx(control, select, styles.select)}
      style={color ? customProperties({ '--pf-mark': color }) : undefined}
    >
      {categories.map((category) => (
        <option key={category.value} value={category.value}>
          {textOf(category)}
        </option>
      ))}
    </select>
  );
}
