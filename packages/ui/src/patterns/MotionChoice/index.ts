export { MotionChoice, type MotionChoiceProps } from './MotionChoice.tsx';
