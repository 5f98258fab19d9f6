import { Children, type ComponentProps } from 'react';
import { cx } from '../../styles/cx.ts';
import { item, list } from './Testimonial.css.ts';

export type TestimonialListProps = ComponentProps<'ul'>;

/** Testimonials in two columns where there is room, filled from top to bottom. Each child becomes one list item. */
export function TestimonialList({ className, children, ...rest }: TestimonialListProps) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role where markers are off
    <ul {...rest} role="list" className={cx(list, className)}>
      {Children.map(children, (child) => (
        <li className={item}>{child}</li>
      ))}
    </ul>
  );
}
