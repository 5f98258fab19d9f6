import { Button } from '@portfolio/ui/Button';
import { CELEBRATION_MS, Celebration } from '@portfolio/ui/Celebration';
import { StatusMessage } from '@portfolio/ui/StatusMessage';
import { useEffect, useReducer } from 'react';
import type { Guide } from '../support/guide.ts';

const still = `.still-stars { block-size: 11rem; contain: layout; container-type: size; overflow: hidden }
.still-stars svg { animation: none !important;
  transform: translateY(calc(80cqb * var(--pf-star-start))) rotate(var(--pf-star-turn)) }`;

/** The stars on their way down over a small page, for as long as somebody looks. */
function StillStars({ active = true }: { active?: boolean }) {
  const [round, startAgain] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const timer = setInterval(startAgain, CELEBRATION_MS / 2);
    return () => clearInterval(timer);
  }, []);
  return (
    <div className="still-stars">
      <style>{still}</style>
      <Button>Send</Button>
      <StatusMessage tone="positive">{active && 'Sent. Thank you!'}</StatusMessage>
      <Celebration key={round} active={active} />
    </div>
  );
}

export const guide: Guide = {
  purpose: 'Lets stars fall over the window for a moment, after something rare went well.',
  tasks: ['confetti', 'success animation', 'celebrate', 'stars', 'thank you'],
  use: [
    'Together with a message that says the same in words.',
    'For what people do once, such as sending their first message.',
  ],
  avoid: {
    'It happens every day, such as saving.': 'Use `StatusMessage` alone.',
    'The stars are the only sign of success.': 'Add a `StatusMessage`.',
    'A background should move.': 'Use `ParticleCanvas`.',
  },
  anatomy: {
    example: <StillStars />,
    parts: {
      Layer: {
        selector: 'div[aria-hidden]',
        description: 'Over the whole window. It takes no press and makes nothing scroll.',
      },
      Star: {
        selector: 'div[aria-hidden] svg',
        description: 'One of 50, in the colour of success. Every third is filled.',
      },
    },
  },
  states: [
    {
      states: [
        { name: 'idle', example: <StillStars active={false} /> },
        { name: 'active, halfway', example: <StillStars /> },
      ],
    },
  ],
  stateWidth: 320,
  keyboard: {},
  announced: { 'It starts or ends': 'Nothing. The message beside it says what happened.' },
  writing: ['It has no text. The message beside it says what went well: `Sent. Thank you!`'],
};
