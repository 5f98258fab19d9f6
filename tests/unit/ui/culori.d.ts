// The package has no types.
declare module 'culori' {
  interface Rgb {
    mode: 'rgb';
    r: number;
    g: number;
    b: number;
  }
  interface Oklch {
    mode: 'oklch';
    l: number;
    c: number;
    h?: number;
  }
  export function parse(color: string): Rgb | Oklch;
  export function clampRgb(color: string): Rgb;
  export function wcagContrast(first: Rgb, second: Rgb): number;
}
