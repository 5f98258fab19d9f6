export { ProjectCard, type ProjectCardProps } from './ProjectCard.tsx';
export { ProjectSheet, type ProjectSheetProps } from './ProjectSheet.tsx';
