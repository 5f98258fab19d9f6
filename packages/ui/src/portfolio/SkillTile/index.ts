export {
  SkillGroup,
  type SkillGroupProps,
  SkillGroups,
  type SkillGroupsProps,
} from './SkillGroup.tsx';
export { SkillBadge, type SkillBadgeProps, SkillIcon, type SkillIconProps } from './SkillIcon.tsx';
export { OPEN_DELAY_MS, type Skill, SkillTile, type SkillTileProps } from './SkillTile.tsx';
