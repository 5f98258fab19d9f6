import { whenIdle } from '@portfolio/ui/whenIdle';

/** Lets the browser respond to the visitor, and paint, before the code after it runs. */
export const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

/** Resolves when the browser is idle. */
export const idle = () => new Promise<void>((resolve) => whenIdle(resolve));
