export type { ProjectDomain } from './projectSquares.ts';
export { type Evidence, SkillUse, type SkillUseProps } from './SkillEvidence.tsx';
export {
  SkillGroup,
  type SkillGroupProps,
  SkillGroups,
  type SkillGroupsProps,
} from './SkillGroup.tsx';
export type { ProjectAxis } from './SkillHead.tsx';
export { SkillBadge, type SkillBadgeProps, SkillIcon, type SkillIconProps } from './SkillIcon.tsx';
export { type Skill, SkillTile, type SkillTileProps } from './SkillTile.tsx';
