import type { ComponentProps } from 'react';
import { cx } from '../../styles/cx.ts';
import { list, tones } from './Tag.css.ts';

/** The kinds of tag: neutral, something to notice, something good. */
export const tagTones = ['neutral', 'accent', 'positive'] as const;
export type TagTone = (typeof tagTones)[number];

export interface TagProps extends ComponentProps<'span'> {
  /**
   * The meaning of the colour: none, something to notice, something good. Screen readers don't announce it.
   * @default 'neutral'
   */
  tone?: TagTone;
}

/** A short label, such as a topic, a state or a kind. */
export function Tag({ tone = 'neutral', className, ...rest }: TagProps) {
  return <span {...rest} className={cx(tones[tone], className)} />;
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
