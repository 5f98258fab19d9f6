export * from './Field.tsx';
export { type FieldOwnProps, type FieldState, fieldStates } from './FieldFrame.tsx';
