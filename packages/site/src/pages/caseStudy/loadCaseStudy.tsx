import { frame } from 'virtual:content';
import { caseStudies } from 'virtual:content/caseStudies';
import { documentTitle } from '@portfolio/data/shown/pages';
import { CaseStudyPage } from './CaseStudyPage';

/** Loads the case study at a path, with the view that all case studies share. */
export async function loadCaseStudy(path: string) {
  const caseStudy = caseStudies.find((caseStudy) => caseStudy.path === path);
  if (!caseStudy) throw new Error(`There is no case study at ${path}.`);
  const { default: shown } = await caseStudy.load();
  return {
    Component: () => <CaseStudyPage {...shown} />,
    document: { path, title: documentTitle(shown.caseStudy.title, frame.owner) },
  };
}
