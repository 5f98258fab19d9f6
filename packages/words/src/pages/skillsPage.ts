export { skillsPage } from '@portfolio/words';
