import { fontStack, type Look, weight } from '@portfolio/ui/tokens';
import { useEffect, useRef, useState } from 'react';
import './foundations.css';
import './type.css';
import { useLook } from './useLook.ts';

type FontRole = 'display' | 'text';

const sentences: Record<FontRole, string> = {
  display: 'I build models that hold up outside the notebook',
  text: 'A distributor refitted its demand model by hand, and often late. I rebuilt the job as a nightly pipeline.',
};

/** Whether the fonts of a face are on this device, which its loading tells. Undefined until then. */
function useIsThere(family: string) {
  const [isThere, setThere] = useState<boolean>();
  useEffect(() => {
    const face = [...document.fonts].find((each) => each.family.replace(/"/g, '') === family);
    let isWanted = true;
    const tell = (value: boolean) => isWanted && setThere(value);
    if (!face) tell(false);
    else
      face.load().then(
        () => tell(true),
        () => tell(false),
      );
    return () => {
      isWanted = false;
    };
  }, [family]);
  return isThere;
}

/** How much longer one line of a sentence is in the fallback, in percent. */
function useDifference(isThere: boolean | undefined) {
  const place = useRef<HTMLDivElement>(null);
  const [percent, setPercent] = useState<number>();
  useEffect(() => {
    if (!isThere) return;
    document.fonts.ready.then(() => {
      const [ours, theirs] = [...(place.current?.querySelectorAll('[data-line]') ?? [])].map(
        (line) => line.getBoundingClientRect().width,
      );
      if (ours && theirs) setPercent((theirs / ours - 1) * 100);
    });
  }, [isThere]);
  return [place, percent] as const;
}

function Overlay({ look, role, family }: { look: Look; role: FontRole; family: string }) {
  const isThere = useIsThere(family);
  const [place, percent] = useDifference(isThere);
  const style = {
    fontSize: `var(--pf-font-size-${role === 'display' ? 'heading' : 'body'})`,
    fontWeight: role === 'display' ? look.headingWeight : weight.regular,
    lineHeight: `var(--pf-leading-${role === 'display' ? 'tight' : 'body'})`,
  };
  const [own] = fontStack(look.fonts[role]);
  return (
    <li className="row">
      <div className="facts">
        <strong>{family}</strong>
        <p className="note" role="note">
          {isThere === false && 'This device has none of its fonts.'}
          {percent !== undefined &&
            `A line is ${Math.abs(percent).toFixed(1)}% ${percent < 0 ? 'shorter' : 'longer'} than in ${own}.`}
        </p>
      </div>
      <div ref={place} className="overlay" style={style}>
        <p style={{ fontFamily: `"${own}"` }}>{sentences[role]}</p>
        {isThere && (
          <p aria-hidden="true" className="fallback" style={{ fontFamily: `"${family}"` }}>
            {sentences[role]}
          </p>
        )}
        <span className="measured" aria-hidden="true">
          {[own, family].map((each) => (
            <span key={each} data-line={each} style={{ fontFamily: `"${each}"` }}>
              {sentences[role]}
            </span>
          ))}
        </span>
      </div>
    </li>
  );
}

/** Each fallback, in the accent, under the same text in our face. */
export function FallbackFonts() {
  const look = useLook();
  return (
    <div className="foundations sb-unstyled">
      <ul className="rows">
        {(['display', 'text'] as const).flatMap((role) =>
          fontStack(look.fonts[role])
            .filter((family) => family.includes(' as '))
            .map((family) => (
              <Overlay key={role + family} look={look} role={role} family={family} />
            )),
        )}
      </ul>
    </div>
  );
}
