import type { ComponentProps } from 'react';

/** The drawings, on a grid of 24 by 24 with lines 1.5 wide. */
const drawings = {
  turn: (
    <path d="M4.5 12a7.5 7.5 0 0 1 13-5.1l2 2.1M19.5 4.5V9H15M19.5 12a7.5 7.5 0 0 1-13 5.1l-2-2.1M4.5 19.5V15H9" />
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
} as const;

/** Names of the icons. */
export const iconNames = Object.keys(drawings) as readonly IconName[];
export type IconName = keyof typeof drawings;

export interface IconProps extends ComponentProps<'svg'> {
  name: IconName;
}

/** A line drawing in the colour of the text, 1.5 em high; decoration: name what it stands for. */
export function Icon({ name, ...rest }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="1.5em"
      height="1.5em"
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
