export * from './Button.tsx';
export * from './ButtonLink.tsx';
