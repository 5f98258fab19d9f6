import { SkillIcon } from '@portfolio/ui/SkillTile';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { fromOtherSite } from '../../../packages/ui/src/portfolio/SkillTile/SkillIcon.css.ts';

const isOnPaper = (icon: string) =>
  renderToStaticMarkup(createElement(SkillIcon, { name: 'SQL', color: 'red', icon })).includes(
    fromOtherSite,
  );

test.each(['https://icons.example/github.svg', 'HTTP://icons.example/a', '//icons.example/a'])(
  'an icon of another site, %s, has a white background in both themes',
  (icon) => expect(isOnPaper(icon)).toBe(true),
);

test.each(['/icons/python.svg', '/base/icons/python.svg', 'data:image/svg+xml,', ''])(
  'one of the site’s own, "%s", is on the page itself',
  (icon) => expect(isOnPaper(icon)).toBe(false),
);
