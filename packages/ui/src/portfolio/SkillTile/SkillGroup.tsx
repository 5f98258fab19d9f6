import { Provider } from '@radix-ui/react-tooltip';
import { type ComponentProps, createContext } from 'react';
import { Section, type SectionProps } from '../../patterns/Section/index.ts';
import { Grid } from '../../primitives/Grid/index.ts';
import { ScaleAxis } from '../../primitives/Scale/index.ts';
import { cx } from '../../styles/cx.ts';
import * as styles from './SkillGroup.css.ts';
import { row, scale } from './SkillTile.css.ts';

export type SkillGroupsProps = ComponentProps<'div'>;

/** Groups of skills side by side: two columns in a wide window, filled from top to bottom. */
export function SkillGroups({ className, ...rest }: SkillGroupsProps) {
  return <div {...rest} className={cx(styles.groups, className)} />;
}

/** The group's settings for its tiles; the group also provides Radix's tooltip provider. */
export const SkillGroupContext = createContext<{ detailed: boolean } | undefined>(undefined);

export interface SkillGroupProps extends Omit<SectionProps, 'intro'> {
  /**
   * Whether the tiles show the descriptions as well: next to the scales where there is room,
   * otherwise below.
   * @default false
   */
  detailed?: boolean;
}

/**
 * Skill tiles as a dot plot: below each other on one axis, whose labels are there once. Each child
 * becomes one list item. Where no skill has a proficiency, it lists the tiles side by side instead.
 */
export function SkillGroup({ detailed = false, className, children, ...rest }: SkillGroupProps) {
  return (
    <Provider>
      <SkillGroupContext value={{ detailed }}>
        <Section {...rest} className={cx(styles.group, className)}>
          <div className={styles.plot}>
            <div className={cx(row[detailed ? 'detailed' : 'short'], styles.axis)}>
              <ScaleAxis className={scale} />
            </div>
            <Grid className={styles.list}>{children}</Grid>
          </div>
        </Section>
      </SkillGroupContext>
    </Provider>
  );
}
