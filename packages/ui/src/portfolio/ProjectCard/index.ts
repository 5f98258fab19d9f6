export { ProjectCard, type ProjectCardProps } from './ProjectCard.tsx';
export type { Project } from './ProjectParts.tsx';
export { ProjectSheet, type ProjectSheetProps } from './ProjectSheet.tsx';
