export { Section, type SectionProps, type SectionSize, sectionSizes } from './Section.tsx';
