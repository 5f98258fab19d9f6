import { type ComponentProps, createContext, use } from 'react';
import { Section, type SectionProps } from '../../patterns/Section/index.ts';
import { Grid } from '../../primitives/Grid/index.ts';
import { ScaleAxis } from '../../primitives/Scale/index.ts';
import { TooltipGroup } from '../../primitives/Tooltip/index.ts';
import { customProperties } from '../../styles/customProperties.ts';
import { cx } from '../../styles/cx.ts';
import * as styles from './SkillGroup.css.ts';
import { type ProjectAxis, SkillHead } from './SkillHead.tsx';
import { row, scale } from './SkillTile.css.ts';

/** Whether one axis serves all groups. */
const HasHeadContext = createContext(false);

export interface SkillGroupsProps extends ComponentProps<'div'> {
  /**
   * All projects, for tiles with `evidence`. Each group is then as wide as the page, and one head is above all groups.
   * @default undefined, for two columns of groups in a wide window, filled from top to bottom
   */
  projects?: ProjectAxis | undefined;
}

/** Groups of skills on common axes. */
export function SkillGroups({ projects, className, children, ...rest }: SkillGroupsProps) {
  return (
    <HasHeadContext value={projects !== undefined}>
      <TooltipGroup
        {...rest}
        className={cx(
          !projects && styles.columns,
          !projects?.domains[0] && styles.ofBars,
          className,
        )}
      >
        {projects && <SkillHead {...projects} />}
        {children}
      </TooltipGroup>
    </HasHeadContext>
  );
}

/** Whether the tiles of the group also show their descriptions; undefined outside of a group. */
export const SkillGroupContext = createContext<boolean | undefined>(undefined);

export interface SkillGroupProps extends Omit<SectionProps, 'intro'> {
  /**
   * The colour of the category, any CSS colour, for a dot at its heading.
   * @default undefined, for no dot
   */
  color?: string | undefined;
  /** A few words next to the heading, such as `used in 13 of 20 projects`. */
  note?: string | undefined;
  /**
   * Whether the tiles also show the descriptions, below the scales.
   * @default false
   */
  detailed?: boolean;
}

/**
 * Skill tiles as a dot plot. They are one below the other on one axis, which is labelled once. Each child becomes one
 * list item. Tiles with neither proficiency nor projects are side by side instead.
 */
export function SkillGroup({
  color,
  note,
  detailed = false,
  className,
  style,
  children,
  ...rest
}: SkillGroupProps) {
  const hasHead = use(HasHeadContext);
  return (
    <SkillGroupContext value={detailed}>
      <Section
        {...rest}
        intro={note}
        className={cx(styles.group, color && styles.marked, hasHead && styles.ruled, className)}
        style={{ ...style, ...(color && customProperties({ '--pf-mark': color })) }}
      >
        <TooltipGroup className={styles.plot}>
          {!hasHead && (
            <div className={cx(row, styles.axis)}>
              <ScaleAxis className={scale} />
            </div>
          )}
          <Grid className={styles.list}>{children}</Grid>
        </TooltipGroup>
      </Section>
    </SkillGroupContext>
  );
}
