export { aboutPage } from '@portfolio/words';
