export { SkillGrid, type SkillGridProps } from './SkillGrid.tsx';
export { SkillBadge, type SkillBadgeProps, SkillIcon, type SkillIconProps } from './SkillIcon.tsx';
export { OPEN_DELAY_MS, type Skill, SkillTile, type SkillTileProps } from './SkillTile.tsx';
