import type { Interest } from '@portfolio/data/schema/about';
import type { Reference } from '@portfolio/data/schema/experience';
import { stated } from '@portfolio/data/stated';
import { unstated } from '@portfolio/data/unstated';
import type { ResumeReader } from './resumeReader.ts';

/** The interests. The first keyword names one that has no name. */
export const readInterests = (resume: ResumeReader): Interest[] =>
  resume.items('interests', 'name').flatMap((item) => {
    const description = item.text('summary');
    const [name, ...keywords] = [item.text('name') ?? [], item.texts('keywords')].flat();
    if (name !== undefined) return [{ name, ...stated({ keywords, description }) }];
    item.skip('is left out, because it has no name');
    return [];
  });

/** The references. */
export const readReferences = (resume: ResumeReader): Reference[] =>
  resume.items('references', 'reference').map((item) => ({
    name: item.textOr(unstated.referee, 'name'),
    ...stated({ text: item.text('reference') }),
  }));
