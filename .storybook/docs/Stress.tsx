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

/** The first state with texts that owners will have and designers rarely draw. */
export function Stress({ width }: { width: number | undefined }) {
  const { meta, states } = usePageData();
  const story = states[0]?.moduleExport;
  return (
    <details>
      <summary className={styles.stress}>Stress: long words, right to left, twice as large</summary>
      <StateGrid width={width}>
        {variants.map(({ name, write, dir, zoom }) => (
          <NamedState key={name} name={name} dir={dir} style={{ zoom }}>
            <StoryPicture
              meta={meta}
              story={story}
              write={write && ((args) => withTexts(args, write))}
            />
          </NamedState>
        ))}
      </StateGrid>
    </details>
  );
}
