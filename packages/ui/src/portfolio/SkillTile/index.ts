export { BADGE_NAME_LENGTH, SkillBadge, type SkillBadgeProps } from './SkillBadge.tsx';
export { SkillGrid, type SkillGridProps } from './SkillGrid.tsx';
export { SkillIcon, type SkillIconProps, TILE_NAME_LENGTH } from './SkillIcon.tsx';
export {
  OPEN_DELAY_MS,
  SkillTile,
  type SkillTileProps,
} from './SkillTile.tsx';
export { TOOLTIP_NAME_LENGTH, TOOLTIP_PROJECTS } from './SkillTooltip.tsx';
