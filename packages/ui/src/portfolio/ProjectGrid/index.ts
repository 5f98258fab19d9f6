export { PROJECT_STAGGER_MS, ProjectGrid, type ProjectGridProps } from './ProjectGrid.tsx';
