export { contactPage } from '@portfolio/words';
