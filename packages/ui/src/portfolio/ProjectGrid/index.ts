export { ProjectGrid, type ProjectGridProps } from './ProjectGrid.tsx';
