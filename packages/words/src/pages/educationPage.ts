export { educationPage } from '@portfolio/words';
