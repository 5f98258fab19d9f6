import { composeStory, type Meta, type StoryObj } from '@storybook/react-vite';
import { useEffect, useMemo, useRef } from 'react';
import { directionOf, withLanguage } from '../shared/languages.tsx';
import * as styles from './states.css.ts';

interface StoryPictureProps {
  /** The `meta` of a component's stories file. */
  meta: Meta;
  story: StoryObj;
  /** Writes the story's args in another way. */
  write?: ((args: object) => object) | undefined;
}

/** The parameter of `storybook-addon-pseudo-states`: everywhere, or on the elements that selectors find. */
type Pseudo = Record<string, boolean | string | string[]>;

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The addon gives each rule for `:hover` twins for these classes. It sets them on canvases only. */
function showPseudo(cell: HTMLElement, pseudo: Pseudo) {
  for (const [state, where] of Object.entries(pseudo)) {
    const name = `pseudo-${kebab(state)}`;
    if (where === true) cell.classList.add(`${name}-all`);
    else for (const element of cell.querySelectorAll(String(where))) element.classList.add(name);
  }
}

/** A story as it is drawn first, without its `play`. */
export function StoryPicture({ meta, story, write }: StoryPictureProps) {
  const cell = useRef<HTMLDivElement>(null);
  const Story = useMemo(
    () => composeStory(story, meta, { decorators: [withLanguage] }),
    [story, meta],
  );
  const { language } = story.globals ?? {};
  const pseudo: Pseudo | undefined = Story.parameters.pseudo;
  useEffect(() => {
    if (cell.current && pseudo) showPseudo(cell.current, pseudo);
  }, [pseudo]);
  return (
    <div ref={cell} className={styles.cell} dir={language && directionOf(language)}>
      <Story {...write?.(Story.args)} />
    </div>
  );
}
