export { QUOTE_ROTATION_MS, QuoteRotator, type QuoteRotatorProps } from './QuoteRotator.tsx';
