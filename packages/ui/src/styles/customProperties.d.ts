import 'react';

declare module 'react' {
  interface CSSProperties {
    /** Custom properties through which content passes its own colours to a component's styles. */
    [property: `--pf-${string}`]: string | undefined;
  }
}
