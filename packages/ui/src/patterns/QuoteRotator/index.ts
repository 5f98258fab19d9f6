export { QuoteRotator, type QuoteRotatorProps } from './QuoteRotator.tsx';
