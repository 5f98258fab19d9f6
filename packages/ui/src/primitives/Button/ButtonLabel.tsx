import type { ReactNode } from 'react';
import { Icon } from '../Icon/index.ts';
import { leadingIcon, longLabel, shortLabel as shortLabelClass } from './Button.css.ts';
import type { ButtonLook } from './Button.tsx';

interface ButtonLabelProps extends Pick<ButtonLook, 'icon' | 'shortLabel'> {
  children: ReactNode;
}

/** Icon and words of a button. */
export function ButtonLabel({ icon, shortLabel, children }: ButtonLabelProps) {
  return (
    <>
      {icon && <Icon name={icon} className={leadingIcon} />}
      {shortLabel ? (
        <>
          <span className={longLabel}>{children}</span>
          <span aria-hidden="true" className={shortLabelClass}>
            {shortLabel}
          </span>
        </>
      ) : (
        children
      )}
    </>
  );
}
