export { type ContactEntry, ContactList, type ContactListProps } from './ContactList.tsx';
