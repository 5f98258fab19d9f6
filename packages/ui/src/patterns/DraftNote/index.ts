export { DraftNote, type DraftNoteProps, type DraftState, draftStates } from './DraftNote.tsx';
