export { projectsPage } from '@portfolio/words';
