import type { ComponentProps } from 'react';
import { cx } from '../../styles/cx.ts';
import { list, tag } from './Tag.css.ts';

export type TagProps = ComponentProps<'span'>;

/** A short label, such as a topic. */
export function Tag({ className, ...rest }: TagProps) {
  return <span {...rest} className={cx(tag, className)} />;
}

export interface TagListProps extends ComponentProps<'ul'> {
  /** The labels, each once. */
  tags: readonly string[];
  /** The name of the list, for assistive technology. */
  'aria-label': string;
}

/** Labels of one kind in a row that wraps. Without labels, nothing is rendered. */
export function TagList({ tags, className, ...rest }: TagListProps) {
  if (tags.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role where markers are off
    <ul {...rest} role="list" className={cx(list, className)}>
      {tags.map((label) => (
        <li key={label}>
          <Tag>
            <bdi>{label}</bdi>
          </Tag>
        </li>
      ))}
    </ul>
  );
}
