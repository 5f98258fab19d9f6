export { SkillCard, type SkillCardProps } from './SkillCard';
