export { type Quote, QuoteList, type QuoteListProps } from './QuoteList';
