export { BADGE_NAME_LENGTH, SkillBadge, type SkillBadgeProps } from './SkillBadge';
export { SkillGrid, type SkillGridProps } from './SkillGrid';
export { SkillIcon, type SkillIconProps, TILE_NAME_LENGTH } from './SkillIcon';
export {
  OPEN_DELAY_MS,
  SkillTile,
  type SkillTileProps,
} from './SkillTile';
export { TOOLTIP_NAME_LENGTH, TOOLTIP_PROJECTS } from './SkillTooltip';
