export { FRONT_TECHNOLOGIES, ProjectCard, type ProjectCardProps } from './ProjectCard.tsx';
