import { includedTags } from '@portfolio/words/included';
import { expect, test } from 'vitest';
import { readWorkflows } from '../../harness/workflows.ts';

const workflows = readWorkflows();

test('"Make it yours" offers each language that the site has words in, and names it', () => {
  const { language } = workflows['begin.yml']?.on.workflow_dispatch?.inputs ?? {};
  expect(language?.options).toEqual(includedTags);
  const names = new Intl.DisplayNames('en', { type: 'language' });
  for (const tag of includedTags)
    expect(language?.description).toContain(`${tag} ${names.of(tag)}`);
});
