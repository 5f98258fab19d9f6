import { Provider } from '@radix-ui/react-tooltip';
import { type ComponentProps, createContext } from 'react';
import { Grid } from '../../primitives/Grid/index.ts';
import { cx } from '../../styles/cx.ts';
import { grid } from './SkillTile.css.ts';

export type SkillGridProps = ComponentProps<'ul'>;

/** Whether a tile is in a grid, which provides Radix's tooltip provider. */
export const SkillGridContext = createContext(false);

/** Skill tiles in as many columns as there is room for. Each child becomes one list item. */
export function SkillGrid({ className, ...rest }: SkillGridProps) {
  return (
    <Provider>
      <SkillGridContext value={true}>
        <Grid {...rest} className={cx(grid, className)} />
      </SkillGridContext>
    </Provider>
  );
}
