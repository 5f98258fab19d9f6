import { Celebration } from '@portfolio/ui/Celebration';
import { CopyButton } from '@portfolio/ui/CopyButton';
import { DraftNote } from '@portfolio/ui/DraftNote';
import { MotionChoice } from '@portfolio/ui/MotionChoice';
import { ParticleCanvas } from '@portfolio/ui/ParticleCanvas';
import { ThemeChoice } from '@portfolio/ui/ThemeChoice';
import type { SampleTable } from './sample.ts';

const nothing = () => undefined;

/** Pieces that do something, and what comes of it. */
export const actionSamples: SampleTable = {
  Celebration: { Celebration: { render: (props) => <Celebration {...props} active /> } },
  CopyButton: {
    CopyButton: { render: (props) => <CopyButton {...props} value="text" label="Copy text" /> },
  },
  DraftNote: { DraftNote: { render: (props) => <DraftNote {...props}>Kept here</DraftNote> } },
  MotionChoice: {
    MotionChoice: {
      render: (props) => <MotionChoice {...props} paused={false} onPausedChange={nothing} />,
    },
  },
  ParticleCanvas: { ParticleCanvas: { render: (props) => <ParticleCanvas {...props} /> } },
  ThemeChoice: {
    ThemeChoice: {
      render: (props) => <ThemeChoice {...props} value="system" onValueChange={nothing} />,
    },
  },
};
