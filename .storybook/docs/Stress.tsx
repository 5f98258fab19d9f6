import { usePageData } from './pageData.ts';
import { NamedState, StateGrid } from './StateGrid.tsx';
import { StoryPicture } from './StoryPicture.tsx';
import * as styles from './states.css.ts';
import { asLongWord, inArabicLetters, withTexts } from './withTexts.ts';

interface Variant {
  name: string;
  /** How each text is written; as it is if left out. */
  write?: (text: string) => string;
  dir?: 'rtl';
  zoom?: number;
}

const variants: Variant[] = [
  { name: 'Long words', write: asLongWord },
  { name: 'Right to left', write: inArabicLetters, dir: 'rtl' },
  { name: 'Twice as large', zoom: 2 },
];

/** Whether there is any text in the args of a story. */
function hasTexts(args: object) {
  let texts = 0;
  withTexts(args, (text) => {
    texts += 1;
    return text;
  });
  return texts > 0;
}

/** The first state with texts that owners will have and designers rarely draw. */
export function Stress({ width }: { width: number | undefined }) {
  const { meta, states } = usePageData();
  const [state] = states;
  if (!state) return null;
  const shown = hasTexts(state.initialArgs) ? variants : variants.slice(1);
  const names = shown.map(({ name }) => name.toLowerCase());
  return (
    <details>
      <summary className={styles.stress}>Stress: {names.join(', ')}</summary>
      <StateGrid width={width}>
        {shown.map(({ name, write, dir, zoom }) => (
          <NamedState key={name} name={name} dir={dir} style={{ zoom }}>
            <StoryPicture
              meta={meta}
              story={state.moduleExport}
              write={write && ((args) => withTexts(args, write))}
            />
          </NamedState>
        ))}
      </StateGrid>
    </details>
  );
}
