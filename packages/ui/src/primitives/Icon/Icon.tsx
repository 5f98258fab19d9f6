import type { ComponentProps } from 'react';

/** Drawings on a grid of 24 by 24, with lines 1.5 wide. */
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
  close: <path d="M6 6l12 12M18 6 6 18" />,
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
  copy: <path d="M8.75 8.75h10.5v10.5H8.75zM15.25 8.5V4.75H4.75v10.5H8.5" />,
  download: <path d="M12 4v11M7.5 10.75l4.5 4.5 4.5-4.5M4.75 19.25h14.5" />,
  external: <path d="M6.75 17.25 17 7M8.75 6.75h8.5v8.5" />,
  open: <path d="M12 5v14M5 12h14" />,
  // The marks of networks are solid.
  github: (
    <path
      fill="currentColor"
      stroke="none"
      d="M12 2.5a9.75 9.75 0 0 0-3.08 19c.49.09.67-.21.67-.47v-1.66c-2.71.59-3.28-1.31-3.28-1.31-.45-1.13-1.09-1.43-1.09-1.43-.88-.6.07-.59.07-.59.98.07 1.5 1 1.5 1 .87 1.5 2.28 1.06 2.84.81.09-.63.34-1.06.62-1.3-2.17-.25-4.44-1.09-4.44-4.82 0-1.07.38-1.94 1-2.62-.1-.25-.43-1.24.1-2.58 0 0 .82-.26 2.68 1a9.3 9.3 0 0 1 4.88 0c1.86-1.26 2.68-1 2.68-1 .53 1.34.2 2.33.1 2.58.62.68 1 1.55 1 2.62 0 3.74-2.28 4.57-4.45 4.81.35.3.66.9.66 1.81v2.68c0 .26.18.57.67.47A9.75 9.75 0 0 0 12 2.5z"
    />
  ),
  linkedin: (
    <path
      fill="currentColor"
      fillRule="evenodd"
      stroke="none"
      d="M4.75 3h14.5c.97 0 1.75.78 1.75 1.75v14.5c0 .97-.78 1.75-1.75 1.75H4.75C3.78 21 3 20.22 3 19.25V4.75C3 3.78 3.78 3 4.75 3zM7.2 5.9a1.45 1.45 0 1 0 0 2.9 1.45 1.45 0 0 0 0-2.9zM5.95 10v8h2.5v-8zM10.1 10v8h2.5v-4.2c0-1.15.6-1.85 1.5-1.85s1.4.65 1.4 1.85V18H18v-4.75c0-2.25-1.2-3.45-2.85-3.45-1.2 0-2.1.55-2.6 1.4V10z"
    />
  ),
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

export const iconNames = Object.keys(drawings) as readonly IconName[];
export type IconName = keyof typeof drawings;

export interface IconProps extends DrawingProps {
  /** The name of the drawing, one of `iconNames`. */
  name: IconName;
  /**
   * Width and height, any CSS length.
   * @default '1.5em'
   */
  size?: string;
}

/** A drawing in the colour of the text. It is decoration, so put its meaning in words. */
export function Icon({ name, size = '1.5em', ...rest }: IconProps) {
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
      {drawings[name]}
    </svg>
  );
}
