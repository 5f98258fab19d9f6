import { isPlaceholder } from '@portfolio/data/values/placeholders';
import { showValue } from '@portfolio/data/values/showValue';
import { textsIn } from '@portfolio/data/values/textsIn';
import { sampleOf } from '../samples.ts';
import type { ContentCheck } from './check.ts';

/** Whether the content is the owner's, with nothing left to fill in. */
export const ownContent: ContentCheck = {
  title: 'Own content',
  fix: 'Write your own there, or remove it.',
  run({ content, isSample, env }) {
    if (isSample) {
      const isDemo = env.PUBLISH_SAMPLE?.trim() === 'true';
      const message = 'the site still shows the sample';
      const fix =
        'Run npm run new or npm run import. To publish the sample, set PUBLISH_SAMPLE=true.';
      return {
        problems: [{ message, fix }],
        passed: '',
        chosen: isDemo ? 'the sample is published as it is (PUBLISH_SAMPLE)' : undefined,
      };
    }
    const problems = textsIn(content).flatMap(({ path, value }) => {
      const origin = sampleOf(value);
      if (!origin && !isPlaceholder(value)) return [];
      const why = origin ? `came from ${origin}` : 'is still to be filled in';
      return [{ path, message: `${showValue(value)} ${why}` }];
    });
    return { problems, passed: 'nothing is left to fill in' };
  },
};
