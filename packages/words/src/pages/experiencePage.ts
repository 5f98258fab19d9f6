export { experiencePage } from '@portfolio/words';
