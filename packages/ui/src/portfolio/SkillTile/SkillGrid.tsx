import { Provider } from '@radix-ui/react-tooltip';
import { Children, type ComponentProps, createContext } from 'react';
import { cx } from '../../styles/cx.ts';
import { grid } from './SkillTile.css.ts';

export type SkillGridProps = ComponentProps<'ul'>;

/** Whether a tile is in a grid, which provides Radix's tooltip provider. */
export const SkillGridContext = createContext(false);

/** Skill tiles in as many columns as there is room for. Each child becomes one list item. */
export function SkillGrid({ className, children, ...rest }: SkillGridProps) {
  return (
    <Provider>
      <SkillGridContext value={true}>
        {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role where markers are off */}
        <ul {...rest} role="list" className={cx(grid, className)}>
          {Children.map(children, (tile) => (
            <li>{tile}</li>
          ))}
        </ul>
      </SkillGridContext>
    </Provider>
  );
}
