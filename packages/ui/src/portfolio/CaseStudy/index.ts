export { CaseStudy, type CaseStudyFact, type CaseStudyProps } from './CaseStudy.tsx';
export { CaseStudyHead, type CaseStudyHeadProps } from './CaseStudyHead.tsx';
export { type CaseStudyLink, CaseStudyLinks, type CaseStudyLinksProps } from './CaseStudyLinks.tsx';
export { CaseStudySection, type CaseStudySectionProps } from './CaseStudySection.tsx';
