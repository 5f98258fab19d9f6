export { Entry, type EntryProps } from './Entry.tsx';
export { EntryList, type EntryListProps } from './EntryList.tsx';
