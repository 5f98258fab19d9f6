export { contactForm } from '@portfolio/words';
