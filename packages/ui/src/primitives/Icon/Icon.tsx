import { GitHubLogoIcon, LinkedInLogoIcon } from '@radix-ui/react-icons';
import type { ComponentProps, ComponentType } from 'react';

/** The drawings, on a grid of 24 by 24 with lines 1.5 wide. */
const drawings = {
  turn: (
    <path d="M4.5 12a7.5 7.5 0 0 1 13-5.1l2 2.1M19.5 4.5V9H15M19.5 12a7.5 7.5 0 0 1-13 5.1l-2-2.1M4.5 19.5V15H9" />
  ),
  globe: (
    <>
      <circle cx="12" cy="12" r="8.25" />
      <path d="M3.75 12h16.5M12 3.75c-5 4.5-5 12 0 16.5M12 3.75c5 4.5 5 12 0 16.5" />
    </>
  ),
  mail: <path d="M3.75 5.75h16.5v12.5H3.75zM4 6.25l8 6.5 8-6.5" />,
  code: <path d="m8 7-5 5 5 5M16 7l5 5-5 5M13.5 5l-3 14" />,
  network: (
    <>
      <circle cx="12" cy="5.5" r="2.25" />
      <circle cx="5.5" cy="17.5" r="2.25" />
      <circle cx="18.5" cy="17.5" r="2.25" />
      <path d="M10.9 7.5 6.6 15.5M13.1 7.5l4.3 8M7.75 17.5h8.5" />
    </>
  ),
  alert: (
    <>
      <circle cx="12" cy="12" r="8.25" />
      <path d="M12 7.5v5.75M12 15.25v1.5" />
    </>
  ),
  check: <path d="m5 12.75 4.5 4.5L19 7.25" />,
  contrast: (
    <>
      <circle cx="12" cy="12" r="7.75" />
      <path d="M12 4.25a7.75 7.75 0 0 1 0 15.5z" fill="currentColor" />
    </>
  ),
  copy: <path d="M8.75 8.75h10.5v10.5H8.75zM15.25 8.5V4.75H4.75v10.5H8.5" />,
  download: <path d="M12 4v11M7.5 10.75l4.5 4.5 4.5-4.5M4.75 19.25h14.5" />,
  external: <path d="M6.75 17.25 17 7M8.75 6.75h8.5v8.5" />,
  moon: <path d="M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10z" />,
  next: <path d="m9.25 5.5 6.5 6.5-6.5 6.5" />,
  phone: (
    <path d="M5 4.75h4l1.75 4.5-2.25 1.75a12 12 0 0 0 4.5 4.5L14.75 13.25l4.5 1.75v4C11.5 19.75 4.25 12.5 5 4.75z" />
  ),
  place: (
    <>
      <path d="M12 20.25c4-4.75 6-7.75 6-10.25a6 6 0 0 0-12 0c0 2.5 2 5.5 6 10.25z" />
      <circle cx="12" cy="10" r="2.25" />
    </>
  ),
  pause: <path d="M8.75 5.5v13M15.25 5.5v13" />,
  play: <path d="M8 5.25v13.5L18.75 12z" />,
  previous: <path d="m14.75 5.5-6.5 6.5 6.5 6.5" />,
  star: (
    <path d="m12 3.75 2.55 5.35 5.9.76-4.32 4.07 1.09 5.84L12 16.92l-5.22 2.85 1.09-5.84-4.32-4.07 5.9-.76z" />
  ),
  sun: (
    <>
      <circle cx="12" cy="12" r="3.75" />
      <path d="M12 2.75v2.5M12 18.75v2.5M2.75 12h2.5M18.75 12h2.5M5.46 5.46l1.77 1.77M16.77 16.77l1.77 1.77M5.46 18.54l1.77-1.77M16.77 7.23l1.77-1.77" />
    </>
  ),
} as const;

type DrawingProps = Omit<ComponentProps<'svg'>, 'children' | 'color'>;

/** Marks of networks, as they draw them. */
const logos: Record<'github' | 'linkedin', ComponentType<DrawingProps>> = {
  github: GitHubLogoIcon,
  linkedin: LinkedInLogoIcon,
};

/** Names of the icons. */
export const iconNames = Object.keys({ ...drawings, ...logos }) as readonly IconName[];
export type IconName = keyof typeof drawings | keyof typeof logos;

export interface IconProps extends DrawingProps {
  /** Which drawing: one of `iconNames`. */
  name: IconName;
  /**
   * Width and height, any CSS length.
   * @default '1.5em'
   */
  size?: string;
}

/** A drawing in the colour of the text. It is decoration: put its meaning in words. */
export function Icon({ name, size = '1.5em', ...rest }: IconProps) {
  if (name in logos) {
    const Logo = logos[name as keyof typeof logos];
    // Its grid is 15 by 15 without a margin: with one it's as large as the others.
    const box = '-1.5 -1.5 18 18';
    return <Logo viewBox={box} width={size} height={size} aria-hidden="true" {...rest} />;
  }
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      aria-hidden="true"
      {...rest}
    >
      {drawings[name as keyof typeof drawings]}
    </svg>
  );
}
